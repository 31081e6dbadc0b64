import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { drawLot } from '#app/features/puzzles/kit/rules/random.ts'
import type { Configuration, Picture, Solution } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

export const isWholeOrder = (order: readonly number[], count: number): boolean =>
  order.length === count && new Set(order).size === count && order.every((index) => index < count)

export function arrangedOf({ configuration, solution }: Draft): number[] {
  const count = configuration.items.length
  const named = [...new Set(solution.correctOrder)].filter((index) => index < count)
  return [...named, ...Array.from({ length: count }, (_, index) => index).filter((index) => !named.includes(index))]
}

/** For each place in the correct order, its card's rank: interchangeable cards share one. */
export function ranksOf({ configuration, solution }: Draft): number[] {
  let rank = -1
  return arrangedOf({ configuration, solution }).map((_, place) =>
    place > 0 && solution.ties.includes(place) ? rank : (rank += 1),
  )
}

export const reorder = (draft: Draft, order: readonly number[]): Draft =>
  withSolution(draft, { correctOrder: [...order], ties: tiesIn(order, rankOf(draft)) })

function rankOf(draft: Draft): (index: number) => number | null {
  const before = arrangedOf(draft)
  const ranks = ranksOf(draft)
  return (index) => ranks[before.indexOf(index)] ?? null
}

const tiesIn = (order: readonly number[], rank: (index: number) => number | null): number[] =>
  order.flatMap((index, place) =>
    place > 0 && rank(index) !== null && rank(index) === rank(order[place - 1]!) ? [place] : [],
  )

export const rename = (draft: Draft, index: number, text: string): Draft =>
  withItems(draft, draft.configuration.items.with(index, text))

export function setPicture(draft: Draft, index: number, picture: Omit<Picture, 'card'> | null): Draft {
  const { configuration, solution } = draft
  const others = configuration.pictures.filter(({ card }) => card !== index)
  const pictures = picture
    ? [...others, { card: index, ...picture }].sort((one, other) => one.card - other.card)
    : others
  return { configuration: { ...configuration, pictures }, solution }
}

export function insert(draft: Draft, after: number, texts: readonly string[]): Draft {
  const count = draft.configuration.items.length
  const before = arrangedOf(draft)
  const added = texts.map((_, at) => count + at)
  const order = before.toSpliced(after + 1, 0, ...added)
  const beside = before[after] ?? 0
  const sorted = (bins: readonly number[]) =>
    bins.length === count ? [...bins, ...added.map(() => bins[beside] ?? 0)] : [...bins]
  const decoys = draft.solution.decoys.map((decoy) => ({
    ...decoy,
    order: isWholeOrder(decoy.order, count) ? [...decoy.order, ...added] : decoy.order,
    bins: sorted(decoy.bins),
  }))
  return withSolution(withItems(draft, [...draft.configuration.items, ...texts]), {
    correctOrder: order,
    ties: tiesIn(order, rankOf(draft)),
    correctBins: sorted(draft.solution.correctBins),
    decoys,
  })
}

export function remove(draft: Draft, index: number): Draft {
  const order = arrangedOf(draft).filter((each) => each !== index)
  const ties = tiesIn(order, rankOf(draft))
  const moved = (each: number) => (each > index ? each - 1 : each)
  const counted = (all: readonly number[]) => all.filter((each) => each !== index).map(moved)
  const sorted = (bins: readonly number[]) => bins.toSpliced(index, 1)
  const decoys = draft.solution.decoys.map((decoy) => ({
    ...decoy,
    order: counted(decoy.order),
    bins: sorted(decoy.bins),
  }))
  const { configuration, solution } = withSolution(withItems(draft, draft.configuration.items.toSpliced(index, 1)), {
    correctOrder: counted(order),
    ties,
    correctBins: sorted(draft.solution.correctBins),
    decoys,
  })
  const pictures = configuration.pictures
    .filter(({ card }) => card !== index)
    .map((picture) => ({ ...picture, card: moved(picture.card) }))
  return { configuration: { ...configuration, pictures }, solution }
}

export function tie(draft: Draft, place: number, tied: boolean): Draft {
  const others = draft.solution.ties.filter((each) => each !== place)
  return withSolution(draft, {
    correctOrder: arrangedOf(draft),
    ties: tied ? [...others, place].sort((one, other) => one - other) : others,
  })
}

const withItems = ({ configuration, solution }: Draft, items: string[]): Draft => ({
  configuration: { ...configuration, items, lot: drawLot(configuration.lot) },
  solution,
})
const withSolution = ({ configuration, solution }: Draft, change: Partial<Solution>): Draft => ({
  configuration,
  solution: { ...solution, ...change },
})
