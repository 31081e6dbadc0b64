import { locales } from '#app/i18n/locale.ts'
import type { PuzzleProblem } from '#app/features/puzzles/contract.ts'
import type { DecoyProblemCode } from '#app/features/puzzles/kit/arranged-decoys.ts'
import { decoyProblems } from '#app/features/puzzles/kit/arranged-decoys.ts'
import { isHalfTranslated, ownText } from '#app/features/puzzles/kit/own-texts.ts'
import { readDecimal } from '#app/features/puzzles/kit/decimal.ts'
import type { Draft } from './arrange.ts'
import { arrangedOf, isWholeOrder, ranksOf } from './arrange.ts'
import { compareBy } from './criteria.ts'
import { judgeDecoy } from './judge.ts'
import { fewestItems } from './limits.ts'

export type ProblemCode =
  | 'too_few'
  | 'item_blank'
  | 'order_incomplete'
  | 'all_alike'
  | 'not_a_number'
  | 'against_criterion'
  | 'guessable'
  | 'half_translated'
  | DecoyProblemCode

const error = (code: ProblemCode, field: string): PuzzleProblem => ({ code, severity: 'error', field })
const warning = (code: ProblemCode, field: string): PuzzleProblem => ({ code, severity: 'warning', field })

/** What the author still has to mend. Fields: `items`, `items.3` (a place in `items`), `correctOrder`, `texts`, `decoys.0`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { items, texts } = draft.configuration
  if (items.length < fewestItems) return [error('too_few', 'items')]
  const problems = items.flatMap((item, index) => (item.trim() === '' ? [error('item_blank', `items.${index}`)] : []))
  if (!isWholeOrder(draft.solution.correctOrder, items.length)) return [...problems, error('order_incomplete', 'correctOrder')]
  const shown = items.map((item) => ownText(texts, item))
  const ranks = ranksOf(draft)
  if (new Set(shown).size === 1 || ranks.at(-1) === 0) return [...problems, error('all_alike', 'items')]
  problems.push(...criterionProblems(draft, shown))
  if (items.length === fewestItems || new Set(ranks).size === 2) problems.push(warning('guessable', 'items'))
  if (isHalfTranslated(texts, items)) problems.push(warning('half_translated', 'texts'))
  problems.push(...decoyProblems(draft.solution, (decoy) => judgeDecoy(draft, decoy)))
  return problems
}

/** Alphabet and numbers can be checked; a draft does not say its language, so that an order that holds in one of them holds. */
function criterionProblems(draft: Draft, shown: readonly string[]): PuzzleProblem[] {
  const { sortCriteria, descending, items } = draft.configuration
  if (sortCriteria === 'numerical') {
    const strange = items.flatMap((_, index) => (locales.some((locale) => readDecimal(shown[index]!, locale)) ? [] : [warning('not_a_number', `items.${index}`)]))
    if (strange.length > 0) return strange
  }
  const arranged = arrangedOf(draft)
  const holds = locales.some((locale) => {
    const compare = compareBy(sortCriteria, descending, locale)
    return compare === null || arranged.every((index, place) => place === 0 || compare(shown[arranged[place - 1]!]!, shown[index]!) <= 0)
  })
  return holds ? [] : [warning('against_criterion', 'correctOrder')]
}
