import { digits, letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { fold } from './alphabet.ts'
import { morse } from './morse.ts'
import type { Configuration } from './schema.ts'
import { readTokens, writeTokens } from './tokens.ts'

export type Key = Pick<Configuration, 'cipherType' | 'shift' | 'alphabet' | 'symbols'>

export function tableOf({ cipherType, shift, alphabet, symbols }: Key): ReadonlyMap<string, string> {
  switch (cipherType) {
    case 'caesar':
      return new Map(letters.map((letter, at) => [letter, letters[(at + shift) % letters.length]!]))
    case 'substitution':
      return new Map(
        letters.flatMap((letter, at) => (alphabet[at] === undefined ? [] : [[letter, alphabet[at]] as const])),
      )
    case 'morse':
      return morse
    case 'custom':
      return new Map(
        [...letters, ...digits].flatMap((character) =>
          symbols[character] ? [[character, symbols[character]] as const] : [],
        ),
      )
  }
}

/** An author's text as players get it. Characters for which the cipher has no sign stay as they are. */
export function encrypt(text: string, key: Key): string {
  const table = tableOf(key)
  // in the plain text, words are separated by one space and signs by none, whatever the cipher
  const lines = readTokens(fold(text), 'caesar')
  return writeTokens(
    lines.map((words) => words.map((word) => word.map((character) => table.get(character) ?? character))),
    key.cipherType,
  )
}
