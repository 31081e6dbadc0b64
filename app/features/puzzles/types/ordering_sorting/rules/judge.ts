import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { shuffledIndices } from '#app/features/puzzles/kit/rules/random.ts'
import type { Draft } from './arrange.ts'
import { isWholeOrder, ranksOf } from './arrange.ts'
import { cardsOf, facesOf } from './cards.ts'
import type { Answer, Configuration, Decoy, Presented } from './schema.ts'

const itemsAsSent = ({ items, lot }: Configuration): number[] => shuffledIndices(items.length, lot)

export function present(configuration: Configuration): Presented {
  const { items, texts, sortCriteria, descending, firstLabel, lastLabel, layout, bins, spots } = configuration
  const sent = itemsAsSent(configuration)
  const pictures = sent.flatMap((index, card) => {
    const picture = configuration.pictures.find((each) => each.card === index && each.url !== '')
    return picture ? [{ card, url: picture.url, alt: ownText(texts, picture.alt) }] : []
  })
  return {
    items: sent.map((index) => ownText(texts, items[index]!)),
    sortCriteria,
    descending,
    firstLabel,
    lastLabel,
    ...(layout !== 'list' && { layout }),
    ...(layout === 'bins' && { bins: bins.map((name) => ownText(texts, name)) }),
    ...(pictures.length > 0 && { pictures }),
    ...(spots.length > 0 && { spots }),
  }
}

const isSorted = (places: readonly number[], cards: number, bins: number): boolean =>
  places.length === cards && places.every((bin) => bin < bins)

export function rightAnswer({ configuration, solution }: Draft): Answer | null {
  const { items, layout, bins } = configuration
  if (items.length === 0) return null
  if (layout === 'bins')
    return isSorted(solution.correctBins, items.length, bins.length)
      ? { bins: inSentOrder(configuration, solution.correctBins) }
      : null
  return isWholeOrder(solution.correctOrder, items.length)
    ? { order: asSent(configuration, solution.correctOrder) }
    : null
}

function asSent(configuration: Configuration, order: readonly number[]): number[] {
  const sent = itemsAsSent(configuration)
  return order.map((index) => sent.indexOf(index))
}

const inSentOrder = (configuration: Configuration, bins: readonly number[]): number[] =>
  itemsAsSent(configuration).map((index) => bins[index]!)

export const judgeDecoy = (draft: Draft, { order, bins }: Pick<Decoy, 'order' | 'bins'>): Judged =>
  draft.configuration.layout === 'bins'
    ? judgeBins(draft, bins.length === draft.configuration.items.length ? inSentOrder(draft.configuration, bins) : [])
    : judgeOrder(draft, asSent(draft.configuration, order))

export interface Score {
  right: number
  all: number
  rightBins: number[]
}

export type Judged = { kind: 'right' } | { kind: 'wrong'; key: string; score: Score } | { kind: 'none' }

/** `none` if it is not about these cards, or has another layout. Cards that look the same are the same card. */
export function judgeAnswer(draft: Draft, answer: Answer): Judged {
  const isOfBins = draft.configuration.layout === 'bins'
  if ('bins' in answer) return isOfBins ? judgeBins(draft, answer.bins) : { kind: 'none' }
  return isOfBins ? { kind: 'none' } : judgeOrder(draft, answer.order)
}

function judgeOrder(draft: Draft, order: readonly number[]): Judged {
  const faces = facesOf(cardsOf(present(draft.configuration)))
  const right = rightAnswer(draft)
  if (!right || !('order' in right) || !isWholeOrder(order, faces.length)) return { kind: 'none' }
  const places = inPlace(draft, order, right.order, faces)
  if (places === faces.length) return { kind: 'right' }
  const key = order.map((index) => faces[index]!).join('-')
  const follows = draft.configuration.scoring === 'sequence'
  return {
    kind: 'wrong',
    key,
    score: {
      ...(follows
        ? { right: inSequence(draft, order, right.order, faces), all: faces.length - 1 }
        : { right: places, all: faces.length }),
      rightBins: [],
    },
  }
}

function inPlace(draft: Draft, order: readonly number[], right: readonly number[], faces: readonly number[]): number {
  const ranks = ranksOf(draft)
  const atRank = (cards: readonly number[], rank: number) =>
    cards.filter((_, place) => ranks[place] === rank).map((index) => faces[index]!)
  return [...new Set(ranks)].reduce((count, rank) => count + inCommon(atRank(order, rank), atRank(right, rank)), 0)
}

function inSequence(
  draft: Draft,
  order: readonly number[],
  right: readonly number[],
  faces: readonly number[],
): number {
  const ranks = ranksOf(draft)
  const ranksWith = (index: number) =>
    right.flatMap((other, place) => (faces[other] === faces[index] ? [ranks[place]!] : []))
  return order.slice(1).filter((index, at) => {
    const before = ranksWith(order[at]!)
    return ranksWith(index).some(
      (rank) =>
        before.includes(rank - 1) || (before.includes(rank) && ranks.filter((each) => each === rank).length > 1),
    )
  }).length
}

function judgeBins(draft: Draft, places: readonly number[]): Judged {
  const faces = facesOf(cardsOf(present(draft.configuration)))
  const count = draft.configuration.bins.length
  const right = rightAnswer(draft)
  if (!right || !('bins' in right) || !isSorted(places, faces.length, count)) return { kind: 'none' }
  const inBin = (of: readonly number[], bin: number) =>
    faces.filter((_, card) => of[card] === bin).sort((one, other) => one - other)
  const bins = Array.from({ length: count }, (_, bin) => ({
    bin,
    lie: inBin(places, bin),
    belong: inBin(right.bins, bin),
  }))
  const cards = bins.reduce((sum, { lie, belong }) => sum + inCommon(lie, belong), 0)
  if (cards === faces.length) return { kind: 'right' }
  const rightBins = bins.filter(({ lie, belong }) => lie.join() === belong.join()).map(({ bin }) => bin)
  return {
    kind: 'wrong',
    key: bins.map(({ lie }) => lie.join('-')).join('|'),
    score: { right: cards, all: faces.length, rightBins },
  }
}

function inCommon(some: readonly number[], others: readonly number[]): number {
  const wanted = [...others]
  return some.filter((face) => {
    const at = wanted.indexOf(face)
    if (at !== -1) wanted.splice(at, 1)
    return at !== -1
  }).length
}
