import { digits, letters, plainLetters } from '#app/features/puzzles/kit/rules/letters.ts'
import { longestCode } from './limits.ts'
import type { Lock } from './locks.ts'
import { isSignLock, lockOf } from './locks.ts'
import { codeLengthOf } from './match.ts'
import type { Presented } from './schema.ts'

/** What all ways of entering a code share. An unset wheel is a space, which does not count. */
export interface EntryProps {
  code: string
  /** The code was wrong and is still shown: the next key of a pad starts another. */
  refused: boolean
  onChange: (code: string, isUnderWay?: boolean) => void
  onSubmit: () => void
  configuration: Presented
  describedBy: string
  invalid: boolean
}

/** More would not fit side by side. */
export const longestOnWheels = 8

/** What a code is entered on: a lock, or for signs also rings. */
export type Entry = Lock | 'rings'

/** Wheels and rings reveal the length and have capitals only: otherwise a keypad or a field is used instead. */
export function entryOf(
  presented: Pick<Presented, 'codeType' | 'codeLength' | 'caseSensitive' | 'lock' | 'wheels' | 'signsOn'>,
): Entry {
  const { codeLength } = presented
  const lock = lockOf(presented)
  const isShort = codeLength !== null && codeLength <= longestOnWheels
  if (lock === 'wheels') return isShort ? 'wheels' : 'keypad'
  if (lock === 'cryptex') return isShort ? 'cryptex' : 'field'
  return isSignLock(lock) && presented.signsOn === 'rings' && isShort ? 'rings' : lock
}

/** Of a pad of signs. */
export const columnsOfPad = (count: number): number => ((count % 3 === 0 && count < 12) || count < 4 ? 3 : 4)

const alphabets = { numeric: digits, alphabetic: letters, alphanumeric: [...digits, ...letters] }

export const alphabetOf = (codeType: Presented['codeType']): readonly string[] => alphabets[codeType]

export function keepDigits(text: string, codeLength: number | null): string {
  const kept = [...text.normalize('NFKC')].filter((character) => /\d/u.test(character))
  return kept.slice(0, codeLength ?? longestCode).join('')
}

/** Pure. @param keyed the signs of a pad plus the added ones; after a wrong code only the added ones remain */
export const afterRefusal = (keyed: string, code: string, refused: boolean): string =>
  refused && keyed.length > code.length && keyed.startsWith(code) ? keyed.slice(code.length) : keyed

/** Keeps the characters that are on the wheels, without accents and in upper case. */
export function keepWheelCharacters(text: string, alphabet: readonly string[]): string[] {
  return [...plainLetters(text)].filter((character) => alphabet.includes(character))
}

export function unready(code: string, configuration: Presented): 'missing' | 'wrong_length' | null {
  const { codeLength } = configuration
  if (code.trim() === '') return 'missing'
  return codeLength !== null && codeLengthOf(code, configuration) !== codeLength ? 'wrong_length' : null
}

export const isFull = (code: string, configuration: Presented): boolean =>
  configuration.codeLength !== null && codeLengthOf(code, configuration) === configuration.codeLength
