import type { Locale } from '#app/i18n/locale.ts'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { AnswerMatch, AnswerRule } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { matchAnswer, stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { normalise } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { Answer, Configuration, Presented, Solution } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

export const ruleOf = ({ configuration, solution }: Draft): AnswerRule => ({
  kind: 'phrase',
  caseSensitive: configuration.caseSensitive,
  keepAccents: solution.keepAccents,
  partial: configuration.recognitionType === 'keyword',
  typos: solution.forgiveTypos && configuration.recognitionType !== 'choice',
  margin: 0,
  anyLanguage: solution.anyLanguage,
})

export const acceptedBy = ({ configuration, solution }: Draft): string[] =>
  configuration.recognitionType === 'choice'
    ? [solution.correctAnswer]
    : [solution.correctAnswer, ...configuration.keywords]

export const answerForm = (text: string, draft: Draft, language: Locale): string =>
  normalise(text, stepsOf(ruleOf(draft)), language)

export const matchHeard = (typed: string, draft: Draft, language: Locale): AnswerMatch =>
  matchAnswer(
    typed,
    ruleOf(draft),
    { accepted: acceptedBy(draft), decoys: draft.solution.decoys.map((decoy) => decoy.answer) },
    language,
  )

export function shownAnswer(draft: Draft): Answer | null {
  const text = acceptedBy(draft).find((answer) => answer.trim() !== '')
  return text === undefined ? null : { text }
}

/** An allow-list, without the keywords. */
export const present = ({
  audioUrl,
  recognitionType,
  caseSensitive,
  transcript,
  choices,
  slowUrl,
  slowOf,
  mostPlays,
  soundPicture,
  credit,
  creditShown,
}: Configuration): Presented => ({
  audioUrl,
  recognitionType,
  caseSensitive,
  transcript,
  choices: recognitionType === 'choice' ? choices.filter((choice) => choice.trim() !== '').toSorted() : [],
  // a sound in another language cannot use the slow version of the first
  slowUrl: slowOf === audioUrl ? slowUrl : '',
  mostPlays,
  soundPicture,
  credit: creditShown ? credit : '',
})
