import { readEffects } from '#app/features/adventure/read-effects.ts'
import { effectListSchema } from '#app/features/engine/effect.schema.ts'
import { isLocale } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'

export const effectKinds = ['set_flag', 'say', 'go_to_scene', 'reveal_scene', 'finish'] as const
export type EffectKind = (typeof effectKinds)[number]

export type EffectFields = Record<string, unknown>

export const isEffectKind = (value: unknown): value is EffectKind => effectKinds.some((kind) => kind === value)
const isFields = (value: unknown): value is EffectFields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A new line of the list, its blanks still to be filled in. */
export const newEffect = (kind: EffectKind): EffectFields =>
  ({ set_flag: { type: kind, flag: '' }, say: { type: kind, text: {} }, go_to_scene: { type: kind, sceneId: '' }, reveal_scene: { type: kind, sceneId: '' }, finish: { type: kind, title: {}, text: {} } })[kind]

/** A stored list as lines; what is no line is left out of the form by its caller and never lost. */
export const readLines = (raw: readonly unknown[]): EffectFields[] => raw.filter(isFields)

/** The words of an effect by language; a plain string is in the primary one. */
export function wordsIn(value: unknown, primary: Locale): LocalText {
  if (typeof value === 'string') return { [primary]: value }
  if (!isFields(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([language, text]) => isLocale(language) && typeof text === 'string'))
}

/** The same words with one of them changed; an empty one is left out. */
export function withWord(words: LocalText, language: Locale, text: string): LocalText {
  const { [language]: _old, ...rest } = words
  return text === '' ? rest : { ...rest, [language]: text }
}

/** Whether the engine can read a line; one that it cannot stays in the draft and keeps it from being published. */
export const isComplete = (effect: EffectFields, primary: Locale): boolean => {
  const read = readEffects([effect], primary)
  return read !== null && effectListSchema.safeParse(read).success
}
