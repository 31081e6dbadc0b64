import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import type { LockType, RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Of what players type into a lock. */
export const longestTyped = 200

const digits: Partial<Record<LockType, number>> = { digits3: 3, digits4: 4 }

export const isOfDigits = (lock: LockType): boolean => digits[lock] !== undefined

/** What a lock's field takes of what is typed: of a code only its digits, however they are set apart. */
export const fieldTakes = (lock: LockType, typed: string): string =>
  isOfDigits(lock) ? typed.replace(/\P{Nd}/gu, '').slice(0, digits[lock]) : typed

/** Whether a lock's answer can be typed; what is opened with a key, or by laying things in order, is only said to be
 * open. */
export const isTypedIn = (room: RoomDocument, puzzle: RoomPuzzle, language: Locale): boolean =>
  puzzle.lockType !== 'key' && !isBlankText(answerIn(room, puzzle, language))
