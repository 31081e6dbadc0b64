import type { Locale } from '#app/i18n/locale.ts'
import { isLocale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { isRecord } from '#app/shared/record.ts'
import type { Fields } from '#app/shared/record.ts'

interface Translated {
  translations: Record<string, Record<string, unknown>>
}

/** The languages of an adventure, the primary one first. */
export function languagesOf(adventure: { primaryLanguage: Locale; languages: readonly string[] }): Locale[] {
  const others = adventure.languages.filter(isLocale).filter((language) => language !== adventure.primaryLanguage)
  return [adventure.primaryLanguage, ...new Set(others)]
}

export const translated = (row: Translated, language: Locale, field: string): unknown =>
  row.translations[language]?.[field]

export function localTextOf<Field extends string>(
  row: Translated & Record<Field, string>,
  field: Field,
  languages: readonly Locale[],
): LocalText {
  const [primary, ...others] = languages
  const words: LocalText = row[field].trim() === '' ? {} : { [primary!]: row[field] }
  for (const language of others) {
    const text = translated(row, language, field)
    if (typeof text === 'string' && text.trim() !== '') words[language] = text
  }
  return words
}

/** The texts of a list that are not blank, with their places in it. */
export function localTextsOf<Field extends string>(
  row: Translated & Record<Field, readonly string[]>,
  field: Field,
  languages: readonly Locale[],
): { place: number; text: LocalText }[] {
  const [primary, ...others] = languages
  return row[field].flatMap((own, place) => {
    if (own.trim() === '') return []
    const text: LocalText = { [primary!]: own }
    for (const language of others) {
      const list = translated(row, language, field)
      const words: unknown = Array.isArray(list) ? list[place] : undefined
      if (typeof words === 'string' && words.trim() !== '') text[language] = words
    }
    return [{ place, text }]
  })
}

/** Reads a text inside a JSON column; a plain string is in the primary language. Null for anything else. */
export function readWords(value: unknown, primary: Locale): LocalText | null {
  if (value === undefined) return {}
  if (typeof value === 'string') return value.trim() === '' ? {} : { [primary]: value }
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  return entries.every(([language, text]) => isLocale(language) && typeof text === 'string')
    ? Object.fromEntries(entries)
    : null
}

export type Key = string | number

const wordKeys = ['text', 'title', 'message', 'label'] as const
export type WordKey = (typeof wordKeys)[number]

export const isWordKey = (key: string): key is WordKey => wordKeys.some((each) => each === key)

type FoundWords = { path: Key[]; key: WordKey; holder: Fields }

/** The texts of a JSON column, each a string in the primary language or a record by language. Conditions have none. */
export function wordsInJson(value: unknown, path: Key[], primary: Locale): FoundWords[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => wordsInJson(each, [...path, index], primary))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    if (isWordKey(key) && readWords(inside, primary) !== null) return [{ path: [...path, key], key, holder: value }]
    return key === 'conditions' ? [] : wordsInJson(inside, [...path, key], primary)
  })
}
