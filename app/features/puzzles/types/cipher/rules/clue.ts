import { locales } from '#app/i18n/locale.ts'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { normalise, presets } from '#app/features/puzzles/kit/rules/normalise.ts'
import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { alphabetOfKeyword, fold } from './alphabet.ts'
import { isTooShort } from './find-problems.ts'
import type { Configuration, Solution } from './schema.ts'
import { countSigns, readTokens } from './tokens.ts'

/** Null if players have the key anyway; otherwise a Caesar shift, the keyword or alphabet, or some of the signs. */
export function clue({
  configuration,
  solution,
}: PuzzleDraft<Configuration, Solution>): ((text: string) => boolean) | null {
  const { cipherType, provideKey, tools, desk, shift, alphabet, symbols, encryptedText } = configuration
  if (provideKey || encryptedText === '') return null
  switch (cipherType) {
    case 'caesar':
      return tools || desk.includes('disc')
        ? null
        : (text) =>
            locales.some((locale) =>
              normalise(text, presets.phrase, locale, 'among').split(' ').includes(String(shift)),
            )
    case 'substitution':
      return isTooShort(solution.decryptedText) ? (text) => saysAlphabet(text, alphabet) : null
    case 'custom': {
      const known = new Set(Object.values(symbols))
      const signs = [...countSigns(readTokens(encryptedText, 'custom'), (token) => known.has(token)).keys()]
      return isTooShort(solution.decryptedText)
        ? (text) => signs.filter((sign) => text.includes(sign)).length > 1
        : null
    }
    case 'morse':
      return null
  }
}

function saysAlphabet(text: string, alphabet: string): boolean {
  const folded = fold(text)
  const plain = [...folded].filter((character) => letters.includes(character)).join('')
  return (
    plain.includes(alphabet) ||
    folded.split(/[^A-Z]+/u).some((word) => word.length > 1 && alphabetOfKeyword(word) === alphabet)
  )
}
