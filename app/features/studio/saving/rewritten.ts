import { withWords } from '#app/features/studio/texts/json-texts.ts'
import { jsonColumns, translatedColumns } from '#app/features/studio/texts/row-texts.ts'
import { swapWords } from '#app/features/studio/texts/swap-words.ts'
import type { Swap } from '#app/features/studio/texts/swap-words.ts'
import { isRecord } from './changes.ts'
import type { Changes } from './changes.ts'
import { isNothing } from './stored-value.ts'

const holdWords: ReadonlySet<string> = new Set(Object.values(jsonColumns).flat())

/**
 * What was typed into a row while it was written in another language, as it is typed in this one: what was a column is a translation now,
 * and the other way round, so that every text stays in the language that it is in.
 */
export function rewritten(changes: Changes, swap: Swap): Changes {
  const { columns, own, rest } = parted(changes, swap)
  const texts = Object.entries(columns).filter(([field]) => translatedColumns.has(field))
  return joined({ ...rest, ...jsonIn(columns, swap), ...own.columns }, { ...own.rest }, Object.fromEntries(texts), swap)
}

/** The same of a row that is not made yet: as in a row that is there, a text without a translation stays where it is. */
export function rewrittenRow(row: Changes, swap: Swap): Changes {
  const { columns, own, rest } = parted(row, swap)
  const written = Object.fromEntries(Object.entries(own.columns).filter(([, value]) => !isNothing(value)))
  const texts = Object.entries(columns).filter(([field]) => translatedColumns.has(field))
  return joined({ ...rest, ...jsonIn(columns, swap), ...Object.fromEntries(texts), ...written }, { ...own.rest }, Object.fromEntries(texts.filter(([field]) => field in written)), swap)
}

/** The columns of a change; what its translation into the new language has of them and besides; and everything else, less what was said of translations that are originals now. */
function parted({ translations, translatedFrom: _said, ...columns }: Changes, { from, to }: Swap) {
  const { [from]: _none, [to]: into, ...languages } = isRecord(translations) ? translations : {}
  const own = Object.entries(isRecord(into) ? into : {})
  const isColumn = ([field]: [string, unknown]) => translatedColumns.has(field)
  return {
    columns,
    own: { columns: Object.fromEntries(own.filter(isColumn)), rest: Object.fromEntries(own.filter((each) => !isColumn(each))) },
    rest: Object.keys(languages).length > 0 ? { translations: languages } : {},
  }
}

/** The columns that hold no text of their own, with the texts inside of them in the new language. */
const jsonIn = (columns: Changes, swap: Swap): Changes =>
  Object.fromEntries(Object.entries(columns).flatMap(([field, value]) => (translatedColumns.has(field) ? [] : [[field, holdWords.has(field) ? withWords(value, swap.from, (words) => swapWords(words, swap)) : value]])))

function joined(columns: Changes, into: Changes, back: Changes, { from, to }: Swap): Changes {
  const translations = { ...(isRecord(columns.translations) ? columns.translations : {}), ...(Object.keys(back).length > 0 ? { [from]: back } : {}), ...(Object.keys(into).length > 0 ? { [to]: into } : {}) }
  return Object.keys(translations).length > 0 ? { ...columns, translations } : columns
}
