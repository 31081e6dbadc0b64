import type { Locale } from '#app/i18n/locale.ts'
import type { Worded } from '#app/features/rows/document.ts'

/** The fields of a row that hold a text. */
export type TextField<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row] & string

export const isBlankText = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''

/** The text in that language, or else in the primary one, which the column holds. */
export function textOf<Row extends Worded>(row: Row, field: TextField<Row>, language: Locale): string {
  const text = row.translations[language]?.[field]
  if (typeof text === 'string' && !isBlankText(text)) return text
  // An edition may be older than the field
  return String(row[field] ?? '')
}

/** The hints that are not empty, each in that language or else in the primary one. */
export function hintsIn({ hints, translations }: Worded & { hints: readonly string[] }, language: Locale): string[] {
  const own: unknown = translations[language]?.['hints']
  const list: readonly unknown[] = Array.isArray(own) ? own : []
  return hints.map((hint, at) => (isBlankText(list[at]) ? hint : String(list[at]))).filter((hint) => !isBlankText(hint))
}
