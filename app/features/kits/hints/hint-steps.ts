import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { hintsIn, isBlankText, textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'

export type HintStep = { kind: 'hint' | 'answer'; text: string }

/** Sorted by name, as on the sheets, so that the order of the game is not given away. */
export const puzzlesByName = ({ puzzles }: RoomDocument, language: Locale): RoomPuzzle[] =>
  puzzles.toSorted((a, b) => textOf(a, 'name', language).localeCompare(textOf(b, 'name', language), language))

/** The hints in order, then the answer. */
export function stepsOf(room: RoomDocument, puzzle: RoomPuzzle, language: Locale): HintStep[] {
  const answer = answerIn(room, puzzle, language)
  return [
    ...hintsIn(puzzle, language).map((text): HintStep => ({ kind: 'hint', text })),
    ...(isBlankText(answer) ? [] : [{ kind: 'answer', text: answer } as const]),
  ]
}

/** Whether a lock's answer can be typed; what is opened with a key, or by laying things in order, is only said to be
 * open. */
export const isTypedIn = (room: RoomDocument, puzzle: RoomPuzzle, language: Locale): boolean =>
  puzzle.lockType !== 'key' && !isBlankText(answerIn(room, puzzle, language))
