/** `keypad` and `wheels` take digits, `cryptex` letters or both, `field` any of them at any length;
 * `colours`, `directions` and `signs` are pads with a key for each sign. */
export const locks = ['keypad', 'wheels', 'cryptex', 'field', 'colours', 'directions', 'signs'] as const
export type Lock = (typeof locks)[number]
/** `keys` can be pressed again, `pushed` ones stay down until the try ends. */
export const waysOfSigns = ['keys', 'pushed', 'rings'] as const
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
  signs?: readonly { sign: string; name: string; url?: string | undefined }[] | undefined
}

/** The author's choice if it can write the code; otherwise by type. Rings and wheels would show a hidden length. */
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
