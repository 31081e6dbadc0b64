import { z } from '#app/shared/zod.ts'
import type { Locale } from './locale.ts'
import { locales } from './locale.ts'

export type LocalText = Partial<Record<Locale, string>>

export const languageSchema = z.enum(locales)

export const localTextSchema = (max: number) => z.partialRecord(languageSchema, z.string().max(max))

/** The value in that language, otherwise in the primary one, otherwise any; an empty text counts as missing. */
export function inLanguage<T>(values: Partial<Record<Locale, T>>, language: Locale, primary: Locale): T | undefined {
  const missing = (value: T | undefined) => value === undefined || value === ''
  return [values[language], values[primary], ...locales.map((locale) => values[locale])].find(
    (value) => !missing(value),
  )
}

export const textIn = (text: LocalText, language: Locale, primary: Locale): string =>
  inLanguage(text, language, primary) ?? ''

/** Undefined when the text is in the requested language: for the `lang` of the element that shows it. */
export function foreignIn(text: LocalText, language: Locale, primary: Locale): Locale | undefined {
  const found = [language, primary, ...locales].find((each) => (text[each] ?? '') !== '')
  return found === language ? undefined : found
}

export const isBlank = (text: LocalText): boolean => locales.every((locale) => (text[locale] ?? '').trim() === '')
