import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { DecoyProblemCode } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { decoyProblems } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import type { Draft } from './pattern.ts'
import { judgeDecoy, possibilities, present } from './pattern.ts'

export type ProblemCode =
  | 'pattern_missing'
  | 'outside'
  | 'repeats'
  | 'too_long'
  | 'length_differs'
  | 'guessable'
  | 'inlay_missing'
  | DecoyProblemCode

const { error, warning } = problemsBy<ProblemCode>()

/** With fewer patterns than this, trying them all is feasible. */
const fewPossibilities = 100

/** Fields: `offUrl`, `onUrl`, `correctPattern`, `sequenceLength`, `decoys.0`, `replyTexts`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const { patternSize, sequenceLength, shown, showLength } = configuration
  const rules = present(configuration)
  if (rules.offUrl === '') return [error('inlay_missing', 'offUrl')]
  if (rules.onUrl === '') return [error('inlay_missing', 'onUrl')]
  const guessable =
    possibilities(rules) < fewPossibilities ? [warning('guessable', shown ? 'sequenceLength' : 'correctPattern')] : []
  if (shown)
    return !rules.repeatsAllowed && sequenceLength > patternSize ? [error('too_long', 'sequenceLength')] : guessable
  const { correctPattern } = solution
  if (correctPattern.length === 0) return [error('pattern_missing', 'correctPattern')]
  if (correctPattern.some((place) => place >= patternSize)) return [error('outside', 'correctPattern')]
  if (!rules.repeatsAllowed && new Set(correctPattern).size < correctPattern.length)
    return [error('repeats', 'correctPattern')]
  if (showLength && correctPattern.length !== sequenceLength) return [error('length_differs', 'correctPattern')]
  return [...guessable, ...decoyProblems(solution, (decoy) => judgeDecoy(draft, decoy))]
}
