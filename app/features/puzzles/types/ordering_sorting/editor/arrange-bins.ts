import type { Draft } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { arrangedOf, isWholeOrder } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { fewestBins } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

export const sortedOf = ({ configuration: { items, bins }, solution }: Draft): number[] =>
  inBins(solution.correctBins, items.length, bins.length)

const inBins = (places: readonly number[], cards: number, bins: number): number[] =>
  Array.from({ length: cards }, (_, card) => (places[card] !== undefined && places[card] < bins ? places[card] : 0))

/** Adds what the new layout needs, for the author to change, and keeps what the old one needed. */
export function setLayout(draft: Draft, layout: Configuration['layout']): Draft {
  const { configuration, solution } = draft
  const { items } = configuration
  if (layout !== 'bins') {
    const order = arrangedOf(draft)
    const decoys = solution.decoys.map((decoy) =>
      isWholeOrder(decoy.order, items.length) ? decoy : { ...decoy, order: order.toReversed() },
    )
    return { configuration: { ...configuration, layout }, solution: { ...solution, correctOrder: order, decoys } }
  }
  const bins = [
    ...configuration.bins,
    ...Array.from({ length: Math.max(0, fewestBins - configuration.bins.length) }, () => ''),
  ]
  return withBins({ configuration: { ...configuration, layout }, solution }, bins, (bin) => bin)
}

/** After a change of boxes; `moved` maps each old box to its new one, null if removed: its cards go to the first. */
function withBins({ configuration, solution }: Draft, bins: string[], moved: (bin: number) => number | null): Draft {
  const count = configuration.items.length
  const fitted = (places: readonly number[]) =>
    inBins(
      places.map((bin) => moved(bin) ?? 0),
      count,
      bins.length,
    )
  const decoys = solution.decoys.map((decoy) => ({ ...decoy, bins: fitted(decoy.bins) }))
  return {
    configuration: { ...configuration, bins },
    solution: { ...solution, correctBins: fitted(solution.correctBins), decoys },
  }
}

export const addBin = (draft: Draft): Draft => withBins(draft, [...draft.configuration.bins, ''], (bin) => bin)

export const removeBin = (draft: Draft, at: number): Draft =>
  withBins(draft, draft.configuration.bins.toSpliced(at, 1), (bin) => (bin === at ? null : bin > at ? bin - 1 : bin))

export const renameBin = (draft: Draft, at: number, name: string): Draft =>
  withBins(draft, draft.configuration.bins.with(at, name), (bin) => bin)

export function setBin(draft: Draft, card: number, bin: number): Draft {
  const change: Pick<Solution, 'correctBins'> = { correctBins: sortedOf(draft).with(card, bin) }
  return { configuration: draft.configuration, solution: { ...draft.solution, ...change } }
}
