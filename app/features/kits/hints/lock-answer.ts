import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Of what players type into a lock. */
export const longestTyped = 200

/** Whether a lock's answer can be typed; what is opened with a key, or by laying things in order, is only said to be
 * open. */
export const isTypedIn = (room: RoomDocument, puzzle: RoomPuzzle, language: Locale): boolean =>
  puzzle.lockType !== 'key' && !isBlankText(answerIn(room, puzzle, language))
