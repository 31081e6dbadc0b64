import { isRecord } from '#app/shared/record.ts'
import { swapRow } from './swap-row.ts'
import { withWords } from './json-texts.ts'
import { jsonColumnsOf, translatedColumnsOf } from './row-text-pairs.ts'
import { swapWords } from './swap-words.ts'
import type { Swap } from './swap-words.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import { mergeChanges } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { isNothing } from '#app/features/rows/stored-value.ts'

export type PuzzleBelow = Pick<PuzzleRow, 'type'> &
  Partial<Pick<PuzzleRow, 'configuration' | 'solution' | 'translations'>>

/** Moves typed columns to translations and back, so that each text keeps its language. */
export function rewritten(kind: KindName, changes: Changes, swap: Swap, puzzle?: PuzzleBelow): Changes {
  const [fields, halves] = splitHalves(kind, changes, swap, puzzle)
  const { columns, own, rest } = splitBySwap(kind, fields, swap)
  const texts = textsIn(kind, columns)
  return mergeChanges(
    joined(
      { ...rest, ...jsonIn(kind, columns, swap), ...own.columns },
      { ...own.rest },
      Object.fromEntries(texts),
      swap,
    ),
    halves,
  )
}

export function rewrittenRow(kind: KindName, row: Changes, swap: Swap, puzzle?: PuzzleBelow): Changes {
  const [fields, halves] = splitHalves(kind, row, swap, puzzle)
  const { columns, own, rest } = splitBySwap(kind, fields, swap)
  const written = Object.fromEntries(Object.entries(own.columns).filter(([, value]) => !isNothing(value)))
  const texts = textsIn(kind, columns)
  return mergeChanges(
    joined(
      { ...rest, ...jsonIn(kind, columns, swap), ...Object.fromEntries(texts), ...written },
      { ...own.rest },
      Object.fromEntries(texts.filter(([field]) => field in written)),
      swap,
    ),
    halves,
  )
}

const textsIn = (kind: KindName, columns: Changes) =>
  Object.entries(columns).filter(([field]) => translatedColumnsOf(kind).has(field))

/** Only a puzzle with a type has halves; elsewhere a solution is a plain text. */
const splitHalves = (kind: KindName, changes: Changes, swap: Swap, puzzle: PuzzleBelow | undefined) =>
  kind === 'puzzle' ? ([withoutHalves(changes), halvesIn(changes, swap, puzzle)] as const) : ([changes, {}] as const)

const isHalf = (field: string): boolean => field === 'configuration' || field === 'solution'

const only = (fields: unknown, has: (field: string) => boolean): Changes =>
  Object.fromEntries(Object.entries(isRecord(fields) ? fields : {}).filter(([field]) => has(field)))

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

/** Only the type knows the texts inside, and a translation depends on both halves: the rest comes from the puzzle. */
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
  // An empty half of a translation means that there is none.
  return {
    ...only(typed, isNamed),
    translations: {
      [swap.from]: { ...Object.fromEntries([...named].map((half) => [half, {}])), ...only(back, isNamed) },
    },
  }
}

/** Drops confirmations, since those translations are now the originals. */
function splitBySwap(kind: KindName, { translations, translatedFrom: _said, ...columns }: Changes, { from, to }: Swap) {
  const { [from]: _none, [to]: into, ...languages } = isRecord(translations) ? translations : {}
  const own = Object.entries(isRecord(into) ? into : {})
  const isColumn = ([field]: [string, unknown]) => translatedColumnsOf(kind).has(field)
  return {
    columns,
    own: {
      columns: Object.fromEntries(own.filter(isColumn)),
      rest: Object.fromEntries(own.filter((each) => !isColumn(each))),
    },
    rest: Object.keys(languages).length > 0 ? { translations: languages } : {},
  }
}

const jsonIn = (kind: KindName, columns: Changes, swap: Swap): Changes =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, value]) =>
      translatedColumnsOf(kind).has(field)
        ? []
        : [
            [
              field,
              jsonColumnsOf(kind).includes(field)
                ? withWords(value, swap.from, (words) => swapWords(words, swap))
                : value,
            ],
          ],
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
