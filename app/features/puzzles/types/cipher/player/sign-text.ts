import { m } from '#app/i18n/generated/messages.js'
import type { Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { isMorse } from '#app/features/puzzles/types/cipher/rules/morse.ts'
import type { Lines } from '#app/features/puzzles/types/cipher/rules/tokens.ts'

/** Names a letter by itself, Morse by its marks, and an author's own sign by the number of its first appearance. */
export function signName(token: string, { cipherType, signs }: Pick<Presented, 'cipherType' | 'signs'>): string {
  if (cipherType === 'morse' && isMorse(token))
    return [...token].map((mark) => (mark === '-' ? m.cipher_dash() : m.cipher_dot())).join(' ')
  const number = cipherType === 'custom' ? signs.indexOf(token) + 1 : 0
  return number > 0 ? m.cipher_sign({ number }) : token
}

export function spokenText(lines: Lines, configuration: Presented): string {
  const between = configuration.cipherType === 'caesar' || configuration.cipherType === 'substitution' ? ' ' : ', '
  return lines
    .map((words) => words.map((word) => word.map((token) => signName(token, configuration)).join(between)).join('; '))
    .join('. ')
}
