import { answerIn, codeKey, hasCode } from '#app/features/kits/checks/room/code-fits.ts'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { hostOrder } from '#app/features/kits/flow/orders.ts'
import { solve, startRoom } from '#app/features/kits/flow/room-state.ts'
import type { RoomState } from '#app/features/kits/flow/room-state.ts'
import { timelineOf } from '#app/features/kits/flow/timeline.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** The state after solving these puzzles in order; any that can no longer be solved are skipped. */
export const playedSo = (room: RoomDocument, solved: readonly string[]): RoomState =>
  solved.reduce((state, id) => solve(state, id) ?? state, startRoom(room))

/** The open puzzle that a group working on every puzzle would solve next. */
export const nextToSolve = (room: RoomDocument, { open }: RoomState): RoomPuzzle | null =>
  hostOrder(room).find(({ puzzle }) => open.some(({ id }) => id === puzzle.id))?.puzzle ?? open[0] ?? null

/** In minutes, with somebody working on each puzzle from the moment it opens. */
export const minutesSo = (room: RoomDocument, { solved }: RoomState): number =>
  Math.max(0, ...timelineOf(room).flatMap(({ puzzle, solvedAt }) => (solved.includes(puzzle.id) ? [solvedAt] : [])))

/** Null when nothing can be typed into the lock, or no answer is given. */
export function opensLock(
  room: RoomDocument,
  puzzle: RoomPuzzle,
  languages: readonly Locale[],
): ((typed: string) => boolean) | null {
  const { lockType } = puzzle
  const answers = hasCode(lockType) ? languages.map((language) => answerIn(room, puzzle, language).trim()) : []
  const keys = answers.filter(Boolean).map((answer) => codeKey(lockType, answer))
  return keys.length === 0 ? null : (typed) => keys.includes(codeKey(lockType, typed))
}
