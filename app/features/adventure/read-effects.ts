import type { Locale } from '#app/i18n/locale.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { effectListSchema } from '#app/features/engine/effect.schema.ts'
import type { Fields } from '#app/shared/record.ts'
import { isRecord } from '#app/shared/record.ts'
import { readWords } from './words.ts'

/** Reads a list, `{ "effects": [list] }` or the short form (`{ "heal": 20, "message": "…" }`); null for all else. */
export function readEffects(raw: unknown, primary: Locale): Effect[] | null {
  if (isRecord(raw))
    return 'effects' in raw
      ? Object.keys(raw).length === 1
        ? readEffects(raw['effects'], primary)
        : null
      : readShort(raw, primary)
  if (!Array.isArray(raw)) return null
  const list: unknown[] = raw.map((effect: unknown) => effectWithWords(effect, primary))
  const read = effectListSchema.safeParse(list)
  return read.success ? read.data : null
}

export function effectWithWords(effect: unknown, primary: Locale): unknown {
  if (!isRecord(effect)) return effect
  const words = ['text', 'title', 'label']
    .filter((field) => field in effect)
    .map((field) => [field, readWords(effect[field], primary) ?? effect[field]])
  return { ...effect, ...Object.fromEntries(words) }
}

const shortForms: Record<string, (value: unknown, all: Fields) => Fields> = {
  item_id: (itemId, { count }) => ({ type: 'give_item', itemId, ...(count === undefined ? {} : { count }) }),
  remove_item_id: (itemId) => ({ type: 'take_item', itemId }),
  experience: (amount) => ({ type: 'add_experience', amount }),
  heal: (by) => ({ type: 'change_counter', counter: 'health', by, label: { en: 'Health', fr: 'Santé' } }),
  set_flag: (flag) => ({ type: 'set_flag', flag }),
  go_to_scene_id: (sceneId) => ({ type: 'go_to_scene', sceneId }),
  reveal_scene_id: (sceneId) => ({ type: 'reveal_scene', sceneId }),
  message: (text) => ({ type: 'say', text }),
}

export const isShortForm = (key: string): boolean => Object.hasOwn(shortForms, key)

function readShort(raw: Fields, primary: Locale): Effect[] | null {
  const { count, ...rest } = raw
  const known = Object.keys(rest).every(isShortForm)
  if (!known || (count !== undefined && !('item_id' in rest))) return null
  return readEffects(
    Object.entries(rest).map(([key, value]) => shortForms[key]!(value, raw)),
    primary,
  )
}
