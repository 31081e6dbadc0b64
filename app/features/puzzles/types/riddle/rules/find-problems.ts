import { locales } from '#app/i18n/locale.ts'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { containment } from '#app/features/puzzles/kit/rules/contained-answer.ts'
import { readMask } from '#app/features/puzzles/kit/rules/mask.ts'
import { stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { normalise, presets, withSteps } from '#app/features/puzzles/kit/rules/normalise.ts'
import { readQuantity } from '#app/features/puzzles/kit/rules/quantity.ts'
import { withValue } from '#app/features/puzzles/kit/rules/with-value.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import { countBlanks, stretchesOf } from './blanks.ts'
import type { Draft } from './match.ts'
import { acceptedBy, answerForm, matchRiddle, ruleOf, wordLengthsOf } from './match.ts'

export const problemCodes = [
  'text_missing',
  'answer_missing',
  'answer_not_number',
  'answer_no_pattern',
  'answer_repeats',
  'answer_in_text',
  'answer_short',
  'blanks_too_many',
  'decoy_incomplete',
  'decoy_is_answer',
  'decoy_repeats',
  'length_differs',
] as const
export type ProblemCode = (typeof problemCodes)[number]

const { error, warning } = problemsBy<ProblemCode>()

/** Fields: `riddleText`, `correctAnswers.0`, `synonyms.1`, `decoys.2`. */
export const findProblems = (draft: Draft): PuzzleProblem[] =>
  problemsOf(draft).map((problem) => withValue(problem, writtenAt(problem, draft)))

function writtenAt(problem: PuzzleProblem, { solution }: Draft): string {
  const [field, index] = problem.field.split('.')
  const { correctAnswers, synonyms } = solution
  const list = field === 'correctAnswers' ? correctAnswers : field === 'synonyms' ? synonyms : []
  return list[Number(index)] ?? ''
}

function problemsOf(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const problems: PuzzleProblem[] = []
  if (configuration.riddleText.trim() === '') problems.push(error('text_missing', 'riddleText'))
  if (/_{3}/u.test(stretchesOf(configuration.riddleText).at(-1)!))
    problems.push(warning('blanks_too_many', 'riddleText'))
  if (solution.correctAnswers.every((answer) => answer.trim() === ''))
    return [...problems, error('answer_missing', 'correctAnswers')]
  problems.push(...answerProblems(draft), ...decoyProblems(draft))
  const lengths = wordLengthsOf(solution.correctAnswers[0] ?? '')
  if (configuration.showLength && JSON.stringify(lengths) !== JSON.stringify(configuration.wordLengths))
    problems.push(warning('length_differs', 'showLength'))
  return problems
}

// a draft does not say its language, so texts that are the same in either language count as the same
const sameForms = (one: string, other: string, draft: Draft) =>
  locales.some((locale) => answerForm(one, draft, locale) === answerForm(other, draft, locale))

function answerProblems(draft: Draft): PuzzleProblem[] {
  const { solution, configuration } = draft
  const accepted = acceptedBy(solution)
  return accepted.flatMap((answer, at) => {
    const own = solution.correctAnswers.length
    const field = at < own ? `correctAnswers.${at}` : `synonyms.${at - own}`
    if (answer.trim() === '') return []
    if (solution.answerKind === 'number' && !locales.some((locale) => readQuantity(answer, locale)))
      return [error('answer_not_number', field)]
    if (solution.answerKind === 'pattern') return readMask(answer) ? [] : [error('answer_no_pattern', field)]
    if (accepted.slice(0, at).some((earlier) => sameForms(earlier, answer, draft)))
      return [warning('answer_repeats', field)]
    if (partsOf(answer, draft) < countBlanks(configuration.riddleText)) return [warning('answer_short', field)]
    return isGivenAway(answer, configuration.riddleText) ? [warning('answer_in_text', field)] : []
  })
}

/** How many blanks an answer can fill: its words, or a code's signs, not counting spaces. */
function partsOf(answer: string, draft: Draft): number {
  const compared = normalise(answer, withSteps(stepsOf(ruleOf(draft)), { articles: false, numbers: false }), locales[0])
  return draft.solution.answerKind === 'code' ? [...compared].length : compared.split(' ').length
}

function isGivenAway(answer: string, riddleText: string): boolean {
  return locales.some((locale) => {
    const wanted = normalise(answer, presets.word, locale)
    return stretchesOf(riddleText).some(
      (stretch) => containment(normalise(stretch, presets.word, locale), wanted, locale) !== 'absent',
    )
  })
}

function decoyProblems(draft: Draft): PuzzleProblem[] {
  const { decoys } = draft.solution
  const alone: Draft = {
    configuration: { ...draft.configuration, allowPartialMatch: false },
    solution: { ...draft.solution, decoys: [], forgiveTypos: false },
  }
  return decoys.flatMap(({ answer, reply }, at) => {
    const field = `decoys.${at}`
    if (answer.trim() === '' || reply.trim() === '') return [error('decoy_incomplete', field)]
    if (locales.some((locale) => matchRiddle(answer, alone, locale).kind === 'accepted'))
      return [error('decoy_is_answer', field)]
    const repeats = decoys.slice(0, at).some((earlier) => sameForms(earlier.answer, answer, draft))
    return repeats ? [warning('decoy_repeats', field)] : []
  })
}
