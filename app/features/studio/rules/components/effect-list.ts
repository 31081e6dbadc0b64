import { isRecord } from '#app/shared/record.ts'
import { readEffects } from '#app/features/adventure/read-effects.ts'
import { effectListSchema } from '#app/features/engine/effect.schema.ts'
import { isLocale } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'

export type EffectFields = Record<string, unknown>

/** A list, `{ "effects": [list] }` or the short form. Null when the form cannot show it. */
export function linesOf(raw: unknown, primary: Locale): EffectFields[] | null {
  if (raw === undefined) return []
  if (Array.isArray(raw)) return raw.every(isRecord) ? raw : null
  if (!isRecord(raw)) return null
  if ('effects' in raw) return Object.keys(raw).length === 1 ? linesOf(raw.effects, primary) : null
  return readEffects(raw, primary)
}

export function asLocalText(value: unknown, primary: Locale): LocalText {
  if (typeof value === 'string') return { [primary]: value }
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([language, text]) => isLocale(language) && typeof text === 'string'),
  )
}

export function withWord(words: LocalText, language: Locale, text: string): LocalText {
  const { [language]: _old, ...rest } = words
  return text === '' ? rest : { ...rest, [language]: text }
}

export const isComplete = (effect: EffectFields, primary: Locale): boolean => {
  const read = readEffects([effect], primary)
  return read !== null && effectListSchema.safeParse(read).success
}
