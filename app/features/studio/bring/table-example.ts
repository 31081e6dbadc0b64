import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { csvLines, csvMark } from '#app/shared/csv.ts'
import { columnsOf, headOf, tableOf } from './table-columns.ts'
import type { TableColumn, TableKind } from './table-columns.ts'

/** As many as authors are shown; a table may have more. */
const hintsShown = 3

export const shownColumns = (kind: TableKind): TableColumn[] =>
  columnsOf(kind).filter(({ name }) => !/^hint \d/.test(name) || Number(name.slice(5)) <= hintsShown)

/** A table with every column, those of texts in both languages, and rows that say how it is meant. */
export function exampleTable(kind: TableKind, language: Locale): string {
  const [other] = locales.filter((each) => each !== language)
  const columns = shownColumns(kind)
  const translated = columns.filter(({ isTranslated }) => isTranslated)
  const heads = [...columns.map((each) => headOf(each)), ...translated.map((each) => `${headOf(each)}.${other}`)]
  const rows = tableOf(kind).example.map((row) => [
    ...columns.map((column) => row[column.name]?.({}, { locale: language }) ?? choiceOf(column)),
    ...translated.map(({ name }) => row[name]?.({}, { locale: other! }) ?? ''),
  ])
  return csvMark + csvLines([heads, ...rows], language)
}

const choiceOf = ({ field }: TableColumn): string =>
  field?.choices && typeof field.start === 'string' ? field.choices[field.start]!() : ''
