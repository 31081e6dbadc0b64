import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { DecoyProblemCode } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { decoyProblems } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { placedOf, shapeOf, tileCount } from './board.ts'
import type { Draft } from './judge.ts'
import { judgeDecoy } from './judge.ts'
import { fewestLoose } from './limits.ts'

export type ProblemCode = 'arrangement_differs' | 'too_many_placed' | 'text_missing' | 'too_easy' | DecoyProblemCode

/** Fields: `correctArrangement`, `placed`, `pictureText`, `gridSize`, `decoys.0`, `replyTexts`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const shape = shapeOf(configuration)
  const { correctArrangement } = solution
  const problems: PuzzleProblem[] = []
  const isOwnOrder =
    correctArrangement.every((tile, place) => tile === place) &&
    [0, tileCount(shape)].includes(correctArrangement.length)
  if (!isOwnOrder)
    problems.push({ code: 'arrangement_differs', severity: 'error', field: 'correctArrangement' } satisfies Problem)
  if (tileCount(shape) - placedOf(shape).length < fewestLoose)
    problems.push({ code: 'too_many_placed', severity: 'error', field: 'placed' } satisfies Problem)
  if (configuration.pictureText.trim() === '')
    problems.push({
      code: 'text_missing',
      severity: 'warning',
      field: 'pictureText',
      untrue: ['screen-reader'],
    } satisfies Problem)
  if (tileCount(shape) - placedOf(shape).length <= 4)
    problems.push({ code: 'too_easy', severity: 'warning', field: 'gridSize' } satisfies Problem)
  return configuration.mayShow
    ? [...problems, ...decoyProblems(solution, (decoy) => judgeDecoy(draft, decoy))]
    : problems
}

type Problem = PuzzleProblem & { code: ProblemCode }
