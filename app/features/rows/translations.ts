import type { Locale } from '#app/i18n/locale.ts'

/** Language -> field -> text, without the primary language. */
export type TranslationsView = Partial<Record<Locale, Record<string, unknown>>>

/** Language -> path -> source text at the time of translation, for texts whose source has changed since. */
export type TranslatedFromView = Partial<Record<Locale, Record<string, string>>>
