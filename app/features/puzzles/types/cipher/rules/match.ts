import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import { withNegations } from '#app/features/puzzles/kit/rules/contained-answer.ts'
import { normalise, presets, withSteps } from '#app/features/puzzles/kit/rules/normalise.ts'
import { fold } from './alphabet.ts'
import type { Solution } from './schema.ts'

export const answerSteps = presets.phrase

const letterSteps = withSteps(presets.phrase, { articles: false, numbers: false })

export const normaliseAnswer = (text: string, language: Locale): string => normalise(text, answerSteps, language)

export const keyOf = (text: string, language: Locale): string => normaliseAnswer(text, language).replaceAll(' ', '')

/** Who works out a text letter by letter does not always see where its words end. */
const lettersOnly = (text: string, language: Locale): string =>
  normalise(text, letterSteps, language).replace(/[^\p{L}\p{N}]/gu, '')

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

/** Articles and number words count in every language that answers do: "à sept heures" is "à 7 heures". */
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
