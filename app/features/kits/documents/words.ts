import type { Locale } from '#app/i18n/locale.ts'
import type { Worded } from './text.ts'

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
