import type { Locale } from '#app/i18n/locale.ts'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { exampleOf, readMask } from '#app/features/puzzles/kit/rules/mask.ts'
import type { AnswerMatch, AnswerRule } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { matchAnswer, stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { normalise } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { Answer, Configuration, Presented, Solution } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

export const ruleOf = ({ configuration, solution }: Draft): AnswerRule => ({
  kind: solution.answerKind,
  caseSensitive: configuration.caseSensitive,
  keepAccents: solution.keepAccents,
  partial: configuration.allowPartialMatch,
  typos: solution.forgiveTypos,
  margin: solution.margin,
  anyLanguage: solution.anyLanguage,
})

export const acceptedBy = (solution: Solution): string[] => [...solution.correctAnswers, ...solution.synonyms]

export const answerForm = (text: string, draft: Draft, language: Locale): string =>
  normalise(text, stepsOf(ruleOf(draft)), language)

export const matchRiddle = (typed: string, draft: Draft, language: Locale): AnswerMatch =>
  matchAnswer(
    typed,
    ruleOf(draft),
    { accepted: acceptedBy(draft.solution), decoys: draft.solution.decoys.map((decoy) => decoy.answer) },
    language,
  )

/** The answer to show once it is given away; for a pattern, one that fits. Null while there is none. */
export function shownAnswer({ solution }: Draft): Answer | null {
  const text = acceptedBy(solution).find((answer) => answer.trim() !== '')
  if (text === undefined) return null
  if (solution.answerKind !== 'pattern') return { text }
  const mask = readMask(text)
  return mask && { text: exampleOf(mask) }
}

export function wordLengthsOf(answer: string): number[] {
  const words = answer.normalize('NFC').split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.map((word) => [...word].length).filter((length) => length > 0)
}

/** Derives the lengths of the first answer's words. */
export const settle = ({ configuration, solution }: Draft): Draft => ({
  configuration: { ...configuration, wordLengths: wordLengthsOf(solution.correctAnswers[0] ?? '') },
  solution,
})

export const present = ({ riddleText, caseSensitive, wordLengths, showLength }: Configuration): Presented => ({
  riddleText,
  caseSensitive,
  wordLengths: showLength && wordLengths.length > 0 ? wordLengths : null,
})
