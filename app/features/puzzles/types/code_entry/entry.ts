import { longestCode } from './limits.ts'
import { codeLengthOf } from './match.ts'
import type { Presented } from './schema.ts'

/** What the three ways of entering a code share. An unset wheel is a space, which counts for nothing. */
export interface EntryProps {
  code: string
  onChange: (code: string) => void
  onSubmit: () => void
  configuration: Presented
  /** Ids of what describes the entry: the feedback below it. */
  describedBy: string
  invalid: boolean
}

const longestOnWheels = 8
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const digits = [...'0123456789']

/** Digits get a keypad; letters get wheels where they are few, and a plain field where wheels would not do. */
export function entryOf({ codeType, codeLength, caseSensitive }: Presented): 'keypad' | 'wheels' | 'field' {
  if (codeType === 'numeric') return 'keypad'
  return codeLength !== null && codeLength <= longestOnWheels && !caseSensitive ? 'wheels' : 'field'
}

/** The characters on a wheel, in their order. */
export const alphabetOf = (codeType: Presented['codeType']): readonly string[] => (codeType === 'alphabetic' ? letters : [...digits, ...letters])

/** What a keypad keeps of what was typed or pasted: the digits, as many as fit. */
export function keepDigits(text: string, codeLength: number | null): string {
  const kept = [...text.normalize('NFKC')].filter((character) => /\d/u.test(character))
  return kept.slice(0, codeLength ?? longestCode).join('')
}

/** What wheels keep of what was typed or pasted: the characters that are on them, accents and small letters made plain. */
export function keepWheelCharacters(text: string, alphabet: readonly string[]): string[] {
  const plain = text.normalize('NFKD').toUpperCase().replaceAll('Œ', 'OE').replaceAll('Æ', 'AE')
  return [...plain].filter((character) => alphabet.includes(character))
}

/** Why a code is not worth sending yet; null when it is. */
export function unready(code: string, { codeLength }: Presented): 'missing' | 'wrong_length' | null {
  if (code.trim() === '') return 'missing'
  return codeLength !== null && codeLengthOf(code) !== codeLength ? 'wrong_length' : null
}

/** Whether the last character of a code of known length is in. */
export const isFull = (code: string, { codeLength }: Presented): boolean => codeLength !== null && codeLengthOf(code) === codeLength
