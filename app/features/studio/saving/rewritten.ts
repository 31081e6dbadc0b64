import type { PuzzleView } from '#app/features/studio/draft-view.ts'
import { swapRow } from '#app/features/studio/texts/swap-languages.ts'
import { withWords } from '#app/features/studio/texts/json-texts.ts'
import { jsonColumns, translatedColumns } from '#app/features/studio/texts/row-texts.ts'
import { swapWords } from '#app/features/studio/texts/swap-words.ts'
import type { Swap } from '#app/features/studio/texts/swap-words.ts'
import { isRecord, mergeChanges } from './changes.ts'
import type { Changes } from './changes.ts'
import { isNothing } from './stored-value.ts'

const holdWords: ReadonlySet<string> = new Set(Object.values(jsonColumns).flat())

/** The texts of a puzzle in whose halves a change was typed, as it is written now. What it has none of yet is absent. */
export type PuzzleBelow = Pick<PuzzleView, 'type'> &
  Partial<Pick<PuzzleView, 'configuration' | 'solution' | 'translations'>>

/**
 * What was typed into a row while it was written in another language, as it is typed in this one: what was a column is a translation now,
 * and the other way round, so that every text stays in the language that it is in.
 * @param puzzle where it is one
 */
export function rewritten(changes: Changes, swap: Swap, puzzle?: PuzzleBelow): Changes {
  const [fields, halves] = [withoutHalves(changes), halvesIn(changes, swap, puzzle)]
  const { columns, own, rest } = parted(fields, swap)
  const texts = Object.entries(columns).filter(([field]) => translatedColumns.has(field))
  return mergeChanges(
    joined({ ...rest, ...jsonIn(columns, swap), ...own.columns }, { ...own.rest }, Object.fromEntries(texts), swap),
    halves,
  )
}

/** The same of a row that is not made yet: as in a row that is there, a text without a translation stays where it is. */
export function rewrittenRow(row: Changes, swap: Swap, puzzle?: PuzzleBelow): Changes {
  const [fields, halves] = [withoutHalves(row), halvesIn(row, swap, puzzle)]
  const { columns, own, rest } = parted(fields, swap)
  const written = Object.fromEntries(Object.entries(own.columns).filter(([, value]) => !isNothing(value)))
  const texts = Object.entries(columns).filter(([field]) => translatedColumns.has(field))
  return mergeChanges(
    joined(
      { ...rest, ...jsonIn(columns, swap), ...Object.fromEntries(texts), ...written },
      { ...own.rest },
      Object.fromEntries(texts.filter(([field]) => field in written)),
      swap,
    ),
    halves,
  )
}

const isHalf = (field: string): boolean => field === 'configuration' || field === 'solution'

const only = (fields: unknown, has: (field: string) => boolean): Changes =>
  Object.fromEntries(Object.entries(isRecord(fields) ? fields : {}).filter(([field]) => has(field)))

/** A change without the halves of a puzzle, its columns' and its translations'. */
function withoutHalves({ translations, ...columns }: Changes): Changes {
  const others = only(columns, (field) => !isHalf(field))
  if (!isRecord(translations)) return others
  return {
    ...others,
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, texts]) => [language, only(texts, (field) => !isHalf(field))]),
    ),
  }
}

/**
 * The halves of a puzzle that a change names, in the new language. Only its type knows the texts inside, and which of them a translation has
 * of its own depends on all of both: what the change does not say is taken from the puzzle, as it was before.
 */
function halvesIn(changes: Changes, swap: Swap, puzzle: PuzzleBelow = { type: '' }): Changes {
  const own = only(isRecord(changes.translations) ? changes.translations[swap.to] : {}, isHalf)
  const columns = only(changes, isHalf)
  const named = new Set([...Object.keys(columns), ...Object.keys(own)])
  if (named.size === 0) return {}
  const before = swapRow(
    'puzzle',
    { configuration: {}, solution: {}, translations: {}, ...puzzle },
    { from: swap.to, to: swap.from },
  )
  const typed: Changes & { translations?: unknown } = swapRow(
    'puzzle',
    mergeChanges({ ...before }, { ...columns, translations: { [swap.to]: own } }),
    swap,
  )
  const back =
    isRecord(typed.translations) && isRecord(typed.translations[swap.from]) ? typed.translations[swap.from] : {}
  const isNamed = (field: string) => named.has(field)
  // an empty half of a translation says that it has none any more
  return {
    ...only(typed, isNamed),
    translations: {
      [swap.from]: { ...Object.fromEntries([...named].map((half) => [half, {}])), ...only(back, isNamed) },
    },
  }
}

/** The columns of a change; what its translation into the new language has of them and besides; and everything else, less what was said of translations that are originals now. */
function parted({ translations, translatedFrom: _said, ...columns }: Changes, { from, to }: Swap) {
  const { [from]: _none, [to]: into, ...languages } = isRecord(translations) ? translations : {}
  const own = Object.entries(isRecord(into) ? into : {})
  const isColumn = ([field]: [string, unknown]) => translatedColumns.has(field)
  return {
    columns,
    own: {
      columns: Object.fromEntries(own.filter(isColumn)),
      rest: Object.fromEntries(own.filter((each) => !isColumn(each))),
    },
    rest: Object.keys(languages).length > 0 ? { translations: languages } : {},
  }
}

/** The columns that hold no text of their own, with the texts inside of them in the new language. */
const jsonIn = (columns: Changes, swap: Swap): Changes =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, value]) =>
      translatedColumns.has(field)
        ? []
        : [[field, holdWords.has(field) ? withWords(value, swap.from, (words) => swapWords(words, swap)) : value]],
    ),
  )

function joined(columns: Changes, into: Changes, back: Changes, { from, to }: Swap): Changes {
  const translations = {
    ...(isRecord(columns.translations) ? columns.translations : {}),
    ...(Object.keys(back).length > 0 ? { [from]: back } : {}),
    ...(Object.keys(into).length > 0 ? { [to]: into } : {}),
  }
  return Object.keys(translations).length > 0 ? { ...columns, translations } : columns
}
