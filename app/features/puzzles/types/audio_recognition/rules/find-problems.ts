import { locales } from '#app/i18n/locale.ts'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { containment } from '#app/features/puzzles/kit/rules/contained-answer.ts'
import { normalise, presets } from '#app/features/puzzles/kit/rules/normalise.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import type { Draft } from './match.ts'
import { acceptedBy, answerForm, matchHeard } from './match.ts'

export type ProblemCode =
  | 'sound_missing'
  | 'answer_missing'
  | 'answer_repeats'
  | 'choices_few'
  | 'choice_missing'
  | 'choice_repeats'
  | 'transcript_missing'
  | 'answer_in_transcript'
  | 'decoy_incomplete'
  | 'decoy_is_answer'

const { error, warning } = problemsBy<ProblemCode>()

/** Fields: `audioUrl`, `correctAnswer`, `keywords`, `choices`, `transcript`, `decoys.2`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const problems = [...transcriptProblems(draft), ...decoyProblems(draft)]
  if (configuration.audioUrl === '') problems.push(error('sound_missing', 'audioUrl'))
  if (configuration.recognitionType === 'choice') return [...problems, ...choiceProblems(draft)]
  if (solution.correctAnswer.trim() === '') problems.push(error('answer_missing', 'correctAnswer'))
  const repeats = configuration.keywords.some((keyword, at) =>
    [solution.correctAnswer, ...configuration.keywords.slice(0, at)].some((earlier) =>
      sameForms(earlier, keyword, draft),
    ),
  )
  return repeats ? [...problems, warning('answer_repeats', 'keywords')] : problems
}

// a draft does not say its language, so texts that are the same in either language count as the same
const sameForms = (one: string, other: string, draft: Draft) =>
  one.trim() !== '' && locales.some((locale) => answerForm(one, draft, locale) === answerForm(other, draft, locale))

function choiceProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const choices = configuration.choices.filter((choice) => choice.trim() !== '')
  if (choices.length < 2) return [error('choices_few', 'choices')]
  const problems: PuzzleProblem[] = []
  if (!choices.includes(solution.correctAnswer)) problems.push(error('choice_missing', 'correctAnswer'))
  if (choices.some((choice, at) => choices.slice(0, at).some((earlier) => sameForms(earlier, choice, draft))))
    problems.push(error('choice_repeats', 'choices'))
  return problems
}

/** Players who read the sound instead of hearing it must be able to, and must still have something to find out. */
function transcriptProblems(draft: Draft): PuzzleProblem[] {
  const { transcript } = draft.configuration
  if (transcript.trim() === '')
    return [{ ...warning('transcript_missing', 'transcript'), untrue: ['no-sound-needed', 'captions'] }]
  const says = acceptedBy(draft).some(
    (answer) =>
      answer.trim() !== '' &&
      locales.some((locale) => {
        const [wanted, text] = [answer, transcript].map((each) => normalise(each, presets.word, locale))
        return containment(text!, wanted!, locale) !== 'absent'
      }),
  )
  return says ? [warning('answer_in_transcript', 'transcript')] : []
}

function decoyProblems(draft: Draft): PuzzleProblem[] {
  const alone: Draft = {
    configuration: draft.configuration,
    solution: { ...draft.solution, decoys: [], forgiveTypos: false },
  }
  return draft.solution.decoys.flatMap(({ answer, reply }, at) => {
    const field = `decoys.${at}`
    if (answer.trim() === '' || reply.trim() === '') return [error('decoy_incomplete', field)]
    return locales.some((locale) => matchHeard(answer, alone, locale).kind === 'accepted')
      ? [error('decoy_is_answer', field)]
      : []
  })
}
