import type { Locale } from '#app/i18n/locale.ts'

/** Texts of a row in languages other than the adventure's primary one; of hints a list of texts. */
export type Translations = Readonly<Partial<Record<Locale, Readonly<Record<string, unknown>>>>>

/** A row of a document: its columns hold the primary language. */
export type Worded = { id: string; translations: Translations }
