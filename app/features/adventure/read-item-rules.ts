import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { SecretItem } from '#app/features/engine/edition-secrets.schema.ts'
import { goalSteps } from '#app/features/engine/goal.schema.ts'
import { secretCombinationSchema, secretUseSchema } from '#app/features/engine/item-rule.schema.ts'
import type { Fields } from '#app/shared/record.ts'
import { asRecord, isRecord } from '#app/shared/record.ts'
import { readEffects } from './read-effects.ts'
import { readWords } from './words.ts'

type Use = SecretItem['uses'][number]
type Combination = SecretItem['combinations'][number]

/** What is said towards it, `[{ text }]`, without blank ones. Null for anything else. */
function readHints(raw: unknown, primary: Locale): { hints?: LocalText[] } | null {
  if (raw === undefined) return {}
  if (!Array.isArray(raw) || raw.length > goalSteps.length) return null
  const texts = raw.map((hint) => (isRecord(hint) ? readWords(hint['text'], primary) : null))
  if (!texts.every((text) => text !== null)) return null
  const hints = texts.filter((text) => Object.values(text).some((said) => said.trim() !== ''))
  return hints.length > 0 ? { hints } : {}
}

/** `{ "uses": [{ hotspot_id?, conditions?, message?, effects?, once?, hints? }] }`, or one use. Null for an unreadable use. */
export function readUses(raw: Fields, primary: Locale): (Use | null)[] {
  if (Object.keys(raw).length === 0) return []
  if (Array.isArray(raw['uses']))
    return raw['uses'].map(asRecord).map((use) => readUse(use, use['effects'] ?? [], primary))
  const { message, once, ...effects } = raw
  return [readUse({ message, once }, effects, primary)]
}

/** `once`: it works a single time in a run; left out, it is unlimited. */
function readUse({ hotspot_id: hotspotId = null, ...use }: Fields, effects: unknown, primary: Locale): Use | null {
  const read = secretUseSchema.safeParse({ hotspotId, ...partsOf(use, effects, primary) })
  return read.success ? read.data : null
}

/** As in `combine_rules`: `{ with_item_id, result_item_id?, message?, conditions?, effects?, once?, uses_up?, hints? }`. */
export function readCombination(rule: unknown, primary: Locale): Combination | null {
  const { with_item_id: withItemId, result_item_id: resultItemId = null, ...raw } = asRecord(rule)
  if (!['undefined', 'boolean'].includes(typeof raw['uses_up'])) return null
  const read = secretCombinationSchema.safeParse({
    withItemId,
    resultItemId,
    ...partsOf(raw, raw['effects'] ?? [], primary),
  })
  return read.success ? read.data : null
}

function partsOf({ conditions, message, once = false, hints }: Fields, effects: unknown, primary: Locale) {
  return {
    conditions: conditions ?? {},
    message: readWords(message, primary),
    effects: readEffects(effects, primary),
    once,
    ...(readHints(hints, primary) ?? { hints: null }),
  }
}
