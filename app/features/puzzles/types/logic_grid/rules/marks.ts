import type { Thing } from './schema.ts'

export type Mark = 'cross' | 'tick'

export type Marks = Record<string, Mark>

/** What a pair shows: a mark made there, or one that follows from a tick in its row or column. */
export type Shown = Mark | 'follows' | 'open'

const nameOf = ({ category, item }: Thing) => `${category}.${item}`

export const pairOf = (one: Thing, other: Thing): string =>
  one.category < other.category ? `${nameOf(one)}-${nameOf(other)}` : `${nameOf(other)}-${nameOf(one)}`

function linesOf(one: Thing, other: Thing, items: number): string[] {
  const others = (thing: Thing) =>
    Array.from({ length: items }, (_, item) => ({ category: thing.category, item })).filter(
      ({ item }) => item !== thing.item,
    )
  return [...others(other).map((each) => pairOf(one, each)), ...others(one).map((each) => pairOf(each, other))]
}

export function shownIn(marks: Marks, one: Thing, other: Thing, items: number, autoCross: boolean): Shown {
  const own = marks[pairOf(one, other)]
  if (own) return own
  return autoCross && linesOf(one, other, items).some((pair) => marks[pair] === 'tick') ? 'follows' : 'open'
}

/** The marks with a pair's mark replaced; null removes it. A row has one tick, and so has a column. */
export function withMark(marks: Marks, one: Thing, other: Thing, mark: Mark | null, items: number): Marks {
  const name = pairOf(one, other)
  const lines = new Set(mark === 'tick' ? linesOf(one, other, items) : [])
  const rest = Object.entries(marks).filter(([pair, each]) => pair !== name && !(each === 'tick' && lines.has(pair)))
  return Object.fromEntries(mark === null ? rest : [...rest, [name, mark]])
}

export const nextMark = (shown: Shown): Mark | null => (shown === 'open' ? 'cross' : shown === 'tick' ? null : 'tick')

export const foundIn = (marks: Marks, categories: number, items: number): (number | null)[][] =>
  Array.from({ length: items }, (_, first) =>
    Array.from({ length: categories - 1 }, (_column, at) => {
      const item = Array.from({ length: items }, (_item, each) => each).find(
        (each) => marks[pairOf({ category: 0, item: first }, { category: at + 1, item: each })] === 'tick',
      )
      return item ?? null
    }),
  )

export interface Sheet {
  marks: Marks
  struck: number[]
}

export function readSheet(kept: unknown): Sheet | null {
  if (typeof kept !== 'object' || kept === null || !('marks' in kept) || !('struck' in kept)) return null
  const { marks, struck } = kept
  if (typeof marks !== 'object' || marks === null || !Array.isArray(struck) || !struck.every(Number.isInteger))
    return null
  const entries = Object.entries(marks).filter(
    (entry): entry is [string, Mark] =>
      /^\d\.\d-\d\.\d$/u.test(entry[0]) && (entry[1] === 'cross' || entry[1] === 'tick'),
  )
  return { marks: Object.fromEntries(entries), struck: struck as number[] }
}
