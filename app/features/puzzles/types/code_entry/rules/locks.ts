/**
 * What a code is entered on.
 * - `keypad`, `wheels`: digits
 * - `cryptex`: letters, or letters and digits, on the rings of a cylinder
 * - `field`: digits, letters or both, of any length
 * - `colours`, `directions`, `signs`: a pad with a key for each sign; the code is written in these signs
 */
export const locks = ['keypad', 'wheels', 'cryptex', 'field', 'colours', 'directions', 'signs'] as const
export type Lock = (typeof locks)[number]
type SignLock = 'colours' | 'directions' | 'signs'

export const isSignLock = (lock: Lock): lock is SignLock =>
  lock === 'colours' || lock === 'directions' || lock === 'signs'

export const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'black'] as const
export type Colour = (typeof colours)[number]

export interface LockSettings {
  codeType: 'numeric' | 'alphabetic' | 'alphanumeric'
  lock?: Lock | undefined
  caseSensitive?: boolean | undefined
  wheels?: boolean | undefined
  showLength?: boolean | undefined
  colours?: readonly Colour[] | undefined
  diagonals?: boolean | undefined
  signs?: readonly { sign: string; name: string }[] | undefined
}

/**
 * The author's choice as far as it can write the code; else what goes with the code's type: never rings or wheels for a
 * hidden length, which they would show.
 */
export function lockOf({
  codeType,
  lock,
  wheels,
  caseSensitive,
  showLength,
}: Pick<LockSettings, 'codeType' | 'lock' | 'wheels' | 'caseSensitive' | 'showLength'>): Lock {
  if (lock === 'field' || (lock !== undefined && isSignLock(lock))) return lock
  const hidesLength = lock === undefined && showLength === false
  if (codeType !== 'numeric') return caseSensitive || hidesLength ? 'field' : 'cryptex'
  return lock === 'wheels' || (lock === undefined && wheels && !hidesLength) ? 'wheels' : 'keypad'
}
