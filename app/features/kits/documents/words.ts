import type { Locale } from '#app/i18n/locale.ts'
import type { Worded } from '#app/features/rows/document.ts'

/** Those of a row's fields that hold a text. */
export type TextField<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row] & string

export const isBlankText = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''

/** In that language, else as the column of the primary language says it. */
export function textOf<Row extends Worded>(row: Row, field: TextField<Row>, language: Locale): string {
  const text = row.translations[language]?.[field]
  if (typeof text === 'string' && !isBlankText(text)) return text
  // An edition may be older than the field
  return String(row[field] ?? '')
}

/** Those that are written, each in that language, else as the primary language says it. */
export function hintsIn({ hints, translations }: Worded & { hints: readonly string[] }, language: Locale): string[] {
  const own: unknown = translations[language]?.['hints']
  const list: readonly unknown[] = Array.isArray(own) ? own : []
  return hints.map((hint, at) => (isBlankText(list[at]) ? hint : String(list[at]))).filter((hint) => !isBlankText(hint))
}
