import { ownText } from '#app/features/puzzles/kit/own-texts.ts'
import { shuffledIndices } from '#app/features/puzzles/kit/random.ts'
import type { Draft } from './arrange.ts'
import { isWholeOrder, ranksOf } from './arrange.ts'
import type { Answer, Configuration, Decoy, Presented } from './schema.ts'

/** Which of `items` is sent as the first, the second and so on. */
const sentOrder = ({ items, lot }: Configuration): number[] => shuffledIndices(items.length, lot)

/** An allow-list: what a player may see. */
export function present(configuration: Configuration): Presented {
  const { items, texts, sortCriteria, descending, firstLabel, lastLabel } = configuration
  return { items: sentOrder(configuration).map((index) => ownText(texts, items[index]!)), sortCriteria, descending, firstLabel, lastLabel }
}

/** The right order as a player would send it; null while it is incomplete. */
export function rightAnswer(draft: Draft): Answer | null {
  const { configuration, solution } = draft
  if (configuration.items.length === 0 || !isWholeOrder(solution.correctOrder, configuration.items.length)) return null
  return { order: asSent(configuration, solution.correctOrder) }
}

/** An order of the author's cards as a player would send it. */
function asSent(configuration: Configuration, order: readonly number[]): number[] {
  const sent = sentOrder(configuration)
  return order.map((index) => sent.indexOf(index))
}

/** What one of the author's wrong orders is when it is judged. */
export const judgeDecoy = (draft: Draft, { order }: Pick<Decoy, 'order'>): Judged => judgeOrder(draft, { order: asSent(draft.configuration, order) })

/** How much of an order is right. */
export interface Score {
  right: number
  all: number
}

export type Judged = { kind: 'right' } | { kind: 'wrong'; key: string; score: Score } | { kind: 'none' }

/** What an order of the cards is; `none` when it is not one of these cards. Cards with the same text are the same card. */
export function judgeOrder(draft: Draft, { order }: Answer): Judged {
  const { items } = present(draft.configuration)
  const right = rightAnswer(draft)
  if (!right || !isWholeOrder(order, items.length)) return { kind: 'none' }
  const places = inPlace(draft, order, right.order, items)
  if (places === items.length) return { kind: 'right' }
  const key = order.map((index) => items.indexOf(items[index]!)).join('-')
  const score = draft.configuration.scoring === 'position' ? { right: places, all: items.length } : { right: inSequence(draft, order, right.order, items), all: items.length - 1 }
  return { kind: 'wrong', key, score }
}

/** Cards in their place: rank by rank, how many of the texts that belong there are there. */
function inPlace(draft: Draft, order: readonly number[], right: readonly number[], items: readonly string[]): number {
  const ranks = ranksOf(draft)
  let count = 0
  for (const rank of new Set(ranks)) {
    const wanted = right.filter((_, place) => ranks[place] === rank).map((index) => items[index]!)
    for (const [place, index] of order.entries()) {
      const at = ranks[place] === rank ? wanted.indexOf(items[index]!) : -1
      if (at === -1) continue
      wanted.splice(at, 1)
      count += 1
    }
  }
  return count
}

/** Cards that follow one that they may follow: of the same rank, or of the one before. */
function inSequence(draft: Draft, order: readonly number[], right: readonly number[], items: readonly string[]): number {
  const ranks = ranksOf(draft)
  const ranksWith = (index: number) => right.flatMap((other, place) => (items[other] === items[index] ? [ranks[place]!] : []))
  return order.slice(1).filter((index, at) => {
    const before = ranksWith(order[at]!)
    return ranksWith(index).some((rank) => before.includes(rank - 1) || (before.includes(rank) && ranks.filter((each) => each === rank).length > 1))
  }).length
}

