import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Words before names, in both languages, that name nobody themselves. */
const before = new Set(
  [
    'the le la les l de du des von van',
    'lady lord sir dame miss mrs mr ms dr doctor professor colonel captain general major inspector count countess',
    'baron baroness duke duchess prince princess father mother sister brother aunt uncle judge',
    'madame monsieur mademoiselle mme mlle docteur docteure professeur professeure capitaine général générale',
    'inspecteur inspectrice comte comtesse baronne duc duchesse princesse père mère sœur frère tante oncle maître',
    'maitre abbé juge',
  ].flatMap((line) => line.split(' ')),
)

const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Whole words, so that Ann is not found in Anna. */
const line = (text: string): string => ` ${splitWords(text).join(' ')} `

/** The full name, and the first and last name unless somebody else has them too. */
export function namesOf(
  character: DinnerCharacter,
  characters: readonly DinnerCharacter[],
  language: Locale,
): readonly (readonly string[])[] {
  const whole = textOf(character, 'name', language)
  const others = new Set(
    characters.filter(({ id }) => id !== character.id).flatMap((each) => splitWords(textOf(each, 'name', language))),
  )
  const own = splitWords(whole).filter(
    (word) => /^\p{Lu}\p{L}{2}/u.test(word) && !before.has(word.toLowerCase()) && !others.has(word),
  )
  return [splitWords(whole), ...own.map((word) => [word])].filter((name) => name.length > 0)
}

export const isNamed = (text: string, ...who: Parameters<typeof namesOf>): boolean =>
  namesOf(...who).some((name) => line(text).includes(` ${name.join(' ')} `))
