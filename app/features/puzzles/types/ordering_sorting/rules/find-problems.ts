import { locales } from '#app/i18n/locale.ts'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { DecoyProblemCode } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { decoyProblems } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { isHalfTranslated, ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { readQuantity } from '#app/features/puzzles/kit/rules/quantity.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import type { Draft } from './arrange.ts'
import { arrangedOf, isWholeOrder, ranksOf } from './arrange.ts'
import type { Card } from './cards.ts'
import { cardName, cardsOf, facesOf } from './cards.ts'
import { compareBy } from './criteria.ts'
import { judgeDecoy, rightAnswer } from './judge.ts'
import { fewestBins, fewestItems } from './limits.ts'
import type { Configuration } from './schema.ts'

export type ProblemCode =
  | 'too_few'
  | 'item_blank'
  | 'order_incomplete'
  | 'all_alike'
  | 'not_a_number'
  | 'against_criterion'
  | 'guessable'
  | 'alt_missing'
  | 'bins_too_few'
  | 'bin_blank'
  | 'bin_repeats'
  | 'bin_unused'
  | 'bins_incomplete'
  | 'half_translated'
  | DecoyProblemCode

const { error, warning } = problemsBy<ProblemCode>()

/** With fewer ways than this to fill the boxes, trying them all is feasible. */
const fewWays = 20

/** Fields: `items`, `items.3` (a place in `items`), `correctOrder`, `bins`, `bins.1`, `correctBins`, `texts`,
 * `decoys.0`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { items, texts, layout } = draft.configuration
  if (items.length < fewestItems) return [error('too_few', 'items')]
  const cards = authorsCards(draft.configuration)
  const problems = cards.flatMap((card, index) => cardProblems(card, `items.${index}`))
  const arranged = layout === 'bins' ? binProblems(draft) : orderProblems(draft, facesOf(cards))
  problems.push(...arranged)
  if (arranged.some(({ severity }) => severity === 'error')) return problems
  if (isHalfTranslated(texts, cardAndBinTexts(draft.configuration))) problems.push(warning('half_translated', 'texts'))
  problems.push(...decoyProblems(draft.solution, (decoy) => judgeDecoy(draft, decoy)))
  return problems
}

function authorsCards({ items, pictures, texts }: Configuration): Card[] {
  const own = pictures
    .filter(({ url }) => url !== '')
    .map((picture) => ({ ...picture, alt: ownText(texts, picture.alt) }))
  return cardsOf({ items: items.map((item) => ownText(texts, item)), pictures: own })
}

function cardProblems(card: Card, field: string): PuzzleProblem[] {
  if (cardName(card) === '' && card.picture === '') return [error('item_blank', field)]
  // words can replace a picture, unless the picture is what determines the place
  return card.picture !== '' && card.alt.trim() === ''
    ? [{ ...warning('alt_missing', field), untrue: cardName(card) === '' ? ['screen-reader'] : [] }]
    : []
}

function orderProblems(draft: Draft, faces: readonly number[]): PuzzleProblem[] {
  const { items, texts } = draft.configuration
  if (!isWholeOrder(draft.solution.correctOrder, items.length)) return [error('order_incomplete', 'correctOrder')]
  const ranks = ranksOf(draft)
  if (new Set(faces).size === 1 || ranks.at(-1) === 0) return [error('all_alike', 'items')]
  const shown = items.map((item) => ownText(texts, item))
  const guessable = items.length === fewestItems || new Set(ranks).size === 2
  return [...criterionProblems(draft, shown), ...(guessable ? [warning('guessable', 'items')] : [])]
}

function binProblems(draft: Draft): PuzzleProblem[] {
  const { bins, items, texts } = draft.configuration
  if (bins.length < fewestBins) return [error('bins_too_few', 'bins')]
  const names = bins.map((name) => ownText(texts, name).trim().toLowerCase())
  const named = names.flatMap((name, at) =>
    name === ''
      ? [error('bin_blank', `bins.${at}`)]
      : names.indexOf(name) < at
        ? [error('bin_repeats', `bins.${at}`)]
        : [],
  )
  if (named.length > 0) return named
  if (!rightAnswer(draft)) return [error('bins_incomplete', 'correctBins')]
  const unused = bins.flatMap((_, bin) =>
    draft.solution.correctBins.includes(bin) ? [] : [warning('bin_unused', `bins.${bin}`)],
  )
  return bins.length ** items.length < fewWays ? [...unused, warning('guessable', 'items')] : unused
}

export const cardAndBinTexts = ({ items, bins, pictures, layout }: Configuration): string[] => [
  ...items,
  ...pictures.map(({ alt }) => alt),
  ...(layout === 'bins' ? bins : []),
]

/** A draft does not say its language, so an order that holds in either language holds. */
function criterionProblems(draft: Draft, shown: readonly string[]): PuzzleProblem[] {
  const { sortCriteria, descending, items } = draft.configuration
  if (sortCriteria === 'numerical') {
    const strange = items.flatMap((_, index) =>
      locales.some((locale) => readQuantity(shown[index]!, locale)) ? [] : [warning('not_a_number', `items.${index}`)],
    )
    if (strange.length > 0) return strange
  }
  const arranged = arrangedOf(draft)
  const holds = locales.some((locale) => {
    const compare = compareBy(sortCriteria, descending, locale)
    return (
      compare === null ||
      arranged.every((index, place) => place === 0 || compare(shown[arranged[place - 1]!]!, shown[index]!) <= 0)
    )
  })
  return holds ? [] : [warning('against_criterion', 'correctOrder')]
}
