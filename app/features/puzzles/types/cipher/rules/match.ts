import type { Locale } from '#app/i18n/locale.ts'
import { readAnswer, sameBy } from '#app/features/puzzles/kit/rules/answer-reading.ts'
import type { AnswerMatch, AnswerRule } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { answerKey, matchAnswer, stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { fold } from './alphabet.ts'
import type { Solution } from './schema.ts'

const rule: AnswerRule = {
  kind: 'phrase',
  caseSensitive: false,
  keepAccents: false,
  partial: false,
  typos: false,
  margin: 0,
  anyLanguage: true,
}

export const answerSteps = stepsOf(rule)

export const keyOf = (text: string, language: Locale): string => answerKey(text, rule, language).replaceAll(' ', '')

/** As the text was encrypted, which is what somebody who works it out will see. */
const plain = (text: string): string => (text === text.toUpperCase() ? fold(text) : fold(text).toLowerCase())

export const isSame = (one: string, other: string, language: Locale): boolean =>
  one.trim() !== '' &&
  other.trim() !== '' &&
  sameBy(readAnswer(plain(one), answerSteps, language), readAnswer(plain(other), answerSteps, language)) !== null

export const acceptedBy = ({ decryptedText, alternatives }: Solution): string[] => [decryptedText, ...alternatives]

export const matchMessage = (typed: string, solution: Solution, language: Locale): AnswerMatch =>
  matchAnswer(
    plain(typed),
    { ...rule, anyLanguage: solution.anyLanguage },
    { accepted: acceptedBy(solution).map(plain), decoys: solution.decoys.map(({ answer }) => plain(answer)) },
    language,
  )
