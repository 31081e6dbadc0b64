import type { Locale } from '#app/i18n/locale.ts'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { exampleOf, readMask } from '#app/features/puzzles/kit/rules/mask.ts'
import type { AnswerMatch, AnswerRule } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { matchAnswer, stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { normalise } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { Answer, Configuration, Presented, Solution } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

/** The author's choices as the kit reads them. */
export const ruleOf = ({ configuration, solution }: Draft): AnswerRule => ({
  kind: solution.answerKind,
  caseSensitive: configuration.caseSensitive,
  keepAccents: solution.keepAccents,
  partial: configuration.allowPartialMatch,
  typos: solution.forgiveTypos,
  margin: solution.margin,
  anyLanguage: solution.anyLanguage,
})

/** Every accepted answer: those under "answers", then the synonyms. */
export const acceptedBy = (solution: Solution): string[] => [...solution.correctAnswers, ...solution.synonyms]

/** The form in which answers of one language are compared. */
export const answerForm = (text: string, draft: Draft, language: Locale): string =>
  normalise(text, stepsOf(ruleOf(draft)), language)

/** What a typed answer is to one language of the riddle. */
export const matchRiddle = (typed: string, draft: Draft, language: Locale): AnswerMatch =>
  matchAnswer(
    typed,
    ruleOf(draft),
    { accepted: acceptedBy(draft.solution), decoys: draft.solution.decoys.map((decoy) => decoy.answer) },
    language,
  )

/** The answer to show once it is given away; for a pattern one that fits. null while there is none. */
export function shownAnswer({ solution }: Draft): Answer | null {
  const text = acceptedBy(solution).find((answer) => answer.trim() !== '')
  if (text === undefined) return null
  if (solution.answerKind !== 'pattern') return { text }
  const mask = readMask(text)
  return mask && { text: exampleOf(mask) }
}

/** The letters and digits of each word, as boxes are drawn for them. */
export function wordLengthsOf(answer: string): number[] {
  const words = answer.normalize('NFC').split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.map((word) => [...word].length).filter((length) => length > 0)
}

/** An allow-list: what a player may see. */
export const present = ({ riddleText, caseSensitive, wordLengths, showLength }: Configuration): Presented => ({
  riddleText,
  caseSensitive,
  wordLengths: showLength && wordLengths.length > 0 ? wordLengths : null,
})
