import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import { withNegations } from '#app/features/puzzles/kit/rules/contained-answer.ts'
import { normalise, presets, withSteps } from '#app/features/puzzles/kit/rules/normalise.ts'
import { fold } from './alphabet.ts'
import type { Solution } from './schema.ts'

/** The steps by which answers are compared: as phrases. */
export const answerSteps = presets.phrase

/** Articles and numbers as they stand, for the comparison letter by letter. */
const letterSteps = withSteps(presets.phrase, { articles: false, numbers: false })

/** An answer in the form in which it is compared. */
export const normaliseAnswer = (text: string, language: Locale): string => normalise(text, answerSteps, language)

/** The form by which a wrong answer is known again, wherever its words were parted. */
export const keyOf = (text: string, language: Locale): string => normaliseAnswer(text, language).replaceAll(' ', '')

/** Who works out a text letter by letter does not always see where its words end. */
const lettersOnly = (text: string, language: Locale): string =>
  normalise(text, letterSteps, language).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether two answers are the same: as phrases, or letter for letter. Blank ones are not. */
export function isSame(one: string, other: string, language: Locale): boolean {
  if (one.trim() === '' || other.trim() === '') return false
  if (normaliseAnswer(one, language) === normaliseAnswer(other, language)) return true
  // Folded, as the text was encrypted: that is what somebody who works it out gets to see
  const plain = lettersOnly(fold(one), language)
  return plain !== '' && plain === lettersOnly(fold(other), language)
}

export type Match =
  | { kind: 'right'; /** Index in `[decryptedText, ...alternatives]`. */ index: number }
  | { kind: 'decoy'; index: number }
  | { kind: 'none' }

/**
 * What an answer is to one language of the puzzle. Where the author takes answers of every language, articles and number words of the
 * others say the same ("à sept heures" is "à 7 heures" for who plays in English too); the puzzle's own texts are only ever read in theirs.
 */
export function matchAnswer(
  answer: string,
  { decryptedText, alternatives, decoys, anyLanguage }: Solution,
  language: Locale,
): Match {
  const others = anyLanguage ? locales.filter((locale) => locale !== language) : []
  // "un-" is an article in one language and a negation in the other
  const readElsewhere = others.map((locale) => normaliseAnswer(withNegations(answer), locale))
  const matches = (text: string) =>
    isSame(text, answer, language) ||
    (text.trim() !== '' && answer.trim() !== '' && readElsewhere.includes(normaliseAnswer(text, language)))
  const index = [decryptedText, ...alternatives].findIndex(matches)
  if (index !== -1) return { kind: 'right', index }
  const decoy = decoys.findIndex((candidate) => matches(candidate.answer))
  return decoy === -1 ? { kind: 'none' } : { kind: 'decoy', index: decoy }
}
