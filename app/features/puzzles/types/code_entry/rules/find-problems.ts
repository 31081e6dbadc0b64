import type { PuzzleDraft, PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { isHalfTranslated } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { withValue } from '#app/features/puzzles/kit/rules/with-value.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import { longestOnWheels } from './entry.ts'
import { isSignLock, lockOf } from './locks.ts'
import { codeForm, codeLengthOf } from './match.ts'
import type { Configuration, Solution } from './schema.ts'
import { knownSigns, plainSigns, readSigns, signsOf } from './signs.ts'

const shapes = { numeric: /^\d+$/u, alphabetic: /^\p{L}+$/u, alphanumeric: /^[\p{L}\p{N}]+$/u }

export const problemCodes = [
  'answer_missing',
  'answer_not_of_type',
  'alternative_not_of_type',
  'alternative_repeats',
  'decoy_incomplete',
  'decoy_not_of_type',
  'decoy_is_answer',
  'decoy_repeats',
  'length_differs',
  'pushed_twice',
  'too_long_for_wheels',
  'signs_too_few',
  'sign_incomplete',
  'sign_repeats',
  'signs_half_translated',
] as const
export type ProblemCode = (typeof problemCodes)[number]

type Draft = PuzzleDraft<Configuration, Solution>

const { error, warning } = problemsBy<ProblemCode>()

/** Fields: `correctCode`, `signs`, `alternatives.1`, `decoys.0`. */
export const findProblems = (draft: Draft): PuzzleProblem[] =>
  problemsOf(draft).map((problem) => withValue(problem, writtenAt(problem, draft)))

function writtenAt(problem: PuzzleProblem, { solution }: Draft): string {
  const [field, index] = problem.field.split('.')
  return field === 'alternatives' ? (solution.alternatives[Number(index)] ?? '') : ''
}

function problemsOf(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const problems = findSignProblems(configuration)
  if (codeForm(solution.correctCode, configuration, solution) === '')
    return [...problems, error('answer_missing', 'correctCode')]
  return [...problems, ...findCodeProblems(draft), ...findDecoyProblems(draft)]
}

function findSignProblems(configuration: Configuration): PuzzleProblem[] {
  const { signs, signTexts } = configuration
  const keys = signsOf(configuration)
  if (keys === null) return []
  const problems = keys.length < 2 ? [error('signs_too_few', 'signs')] : []
  if (lockOf(configuration) !== 'signs') return problems
  if (signs.some(({ sign, name }) => (plainSigns(sign) === '') !== (name.trim() === '')))
    problems.push(error('sign_incomplete', 'signs'))
  if (new Set(keys).size < keys.length) problems.push(error('sign_repeats', 'signs'))
  const names = signs.map(({ name }) => name)
  if (isHalfTranslated(signTexts, names)) problems.push(warning('signs_half_translated', 'signTexts'))
  return problems
}

function isOfLock(code: string, { configuration, solution }: Draft): boolean {
  const signs = signsOf(configuration)
  if (!signs) return shapes[configuration.codeType].test(codeForm(code, configuration, solution))
  const read = readSigns(code, signs)
  return read.length > 0 && read.every(({ known }) => known)
}

function findCodeProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const { correctCode, alternatives } = solution
  const problems: PuzzleProblem[] = []
  if (!isOfLock(correctCode, draft)) problems.push(error('answer_not_of_type', 'correctCode'))
  const length = codeLengthOf(correctCode, configuration)
  if (length !== configuration.codeLength) problems.push(warning('length_differs', 'codeLength'))
  const lock = lockOf(configuration)
  const pressed =
    isSignLock(lock) && configuration.signsOn === 'pushed' ? knownSigns(correctCode, signsOf(configuration)!) : []
  if (new Set(pressed).size < pressed.length) problems.push(error('pushed_twice', 'correctCode'))
  if (length > longestOnWheels && configuration.lock !== undefined && (lock === 'wheels' || lock === 'cryptex'))
    problems.push(warning('too_long_for_wheels', 'correctCode'))
  const form = (code: string) => codeForm(code, configuration, solution)
  const answers = [form(correctCode)]
  for (const [index, alternative] of alternatives.entries()) {
    const field = `alternatives.${index}`
    if (!isOfLock(alternative, draft)) problems.push(error('alternative_not_of_type', field))
    else if (answers.includes(form(alternative))) problems.push(warning('alternative_repeats', field))
    answers.push(form(alternative))
  }
  return problems
}

function findDecoyProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const form = (code: string) => codeForm(code, configuration, solution)
  const answers = [solution.correctCode, ...solution.alternatives].map(form)
  const problems: PuzzleProblem[] = []
  const before: string[] = []
  for (const [index, decoy] of solution.decoys.entries()) {
    const field = `decoys.${index}`
    const code = form(decoy.code)
    if (code === '' || decoy.reply.trim() === '') problems.push(error('decoy_incomplete', field))
    else if (answers.includes(code)) problems.push(error('decoy_is_answer', field))
    else if (before.includes(code)) problems.push(warning('decoy_repeats', field))
    else if (!isOfLock(decoy.code, draft)) problems.push(warning('decoy_not_of_type', field))
    before.push(code)
  }
  return problems
}
