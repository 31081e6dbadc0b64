import type { PuzzleDraft, PuzzleProblem } from '#app/features/puzzles/contract.ts'
import { codeLengthOf, normaliseCode, stepsOf } from './match.ts'
import type { Configuration, Solution } from './schema.ts'

const shapes = { numeric: /^\d+$/u, alphabetic: /^\p{L}+$/u, alphanumeric: /^[\p{L}\p{N}]+$/u }

/** Codes of the problems of this type; `messages.ts` has a text for each. */
export const problemCodes = [
  'answer_missing',
  'answer_not_of_type',
  'alternative_not_of_type',
  'alternative_repeats',
  'decoy_incomplete',
  'decoy_is_answer',
  'decoy_repeats',
  'length_differs',
] as const
export type ProblemCode = (typeof problemCodes)[number]

const error = (code: ProblemCode, field: string): PuzzleProblem => ({ code, severity: 'error', field })
const warning = (code: ProblemCode, field: string): PuzzleProblem => ({ code, severity: 'warning', field })

/** What the author still has to mend in one language of the puzzle. Fields: `correctCode`, `alternatives.1`, `decoys.0`. */
export function findProblems({ configuration, solution }: PuzzleDraft<Configuration, Solution>): PuzzleProblem[] {
  const steps = stepsOf(configuration, solution)
  const form = (code: string) => normaliseCode(code, steps)
  const fits = (code: string) => shapes[configuration.codeType].test(form(code))
  const { correctCode, alternatives, decoys } = solution
  if (form(correctCode) === '') return [error('answer_missing', 'correctCode')]
  const problems: PuzzleProblem[] = []
  if (!fits(correctCode)) problems.push(error('answer_not_of_type', 'correctCode'))
  if (codeLengthOf(correctCode) !== configuration.codeLength) problems.push(warning('length_differs', 'codeLength'))
  const answers = [form(correctCode)]
  for (const [index, alternative] of alternatives.entries()) {
    const field = `alternatives.${index}`
    if (!fits(alternative)) problems.push(error('alternative_not_of_type', field))
    else if (answers.includes(form(alternative))) problems.push(warning('alternative_repeats', field))
    answers.push(form(alternative))
  }
  const before: string[] = []
  for (const [index, decoy] of decoys.entries()) {
    const field = `decoys.${index}`
    const code = form(decoy.code)
    if (code === '' || decoy.reply.trim() === '') problems.push(error('decoy_incomplete', field))
    else if (answers.includes(code)) problems.push(error('decoy_is_answer', field))
    else if (before.includes(code)) problems.push(warning('decoy_repeats', field))
    before.push(code)
  }
  return problems
}
