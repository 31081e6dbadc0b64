import { longestCode } from './limits.ts'
import { codeLengthOf } from './match.ts'
import type { Presented } from './schema.ts'

/** What the three ways of entering a code share. An unset wheel is a space, which counts for nothing. */
export interface EntryProps {
  code: string
  /** `isUnderWay`: wheels that are turned or typed over pass by characters that nobody means. */
  onChange: (code: string, isUnderWay?: boolean) => void
  onSubmit: () => void
  configuration: Presented
  /** Ids of what describes the entry: the feedback below it. */
  describedBy: string
  invalid: boolean
}

/** More would not stand beside each other. */
export const longestOnWheels = 8
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const digits = [...'0123456789']

/** Digits get a keypad, or wheels where the author wants them; letters get wheels where they are few, and a plain field where wheels would not do. */
export function entryOf({ codeType, codeLength, caseSensitive, wheels }: Presented): 'keypad' | 'wheels' | 'field' {
  const isShort = codeLength !== null && codeLength <= longestOnWheels
  if (codeType === 'numeric') return wheels && isShort ? 'wheels' : 'keypad'
  return isShort && !caseSensitive ? 'wheels' : 'field'
}

const alphabets = { numeric: digits, alphabetic: letters, alphanumeric: [...digits, ...letters] }

/** The characters on a wheel, in their order. */
export const alphabetOf = (codeType: Presented['codeType']): readonly string[] => alphabets[codeType]

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
