import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'

/** The state of a room during play. */
export type RoomState = {
  room: RoomDocument
  /** Ids of puzzles in the order in which they were solved. */
  solved: readonly string[]
  /** Ids of the props and clues that the players can have by now, including hidden ones. */
  atHand: ReadonlySet<string>
  /** Puzzles that can be solved now. */
  open: readonly RoomPuzzle[]
  hasEnded: boolean
}

export const startRoom = (room: RoomDocument): RoomState => roomAfter(room, [])

/** @returns the room after solving the puzzle; null if it is not open */
export function solve({ room, solved, open }: RoomState, puzzleId: string): RoomState | null {
  return open.some(({ id }) => id === puzzleId) ? roomAfter(room, [...solved, puzzleId]) : null
}

/** Ids of what a puzzle needs that is not at hand or not solved yet. */
export const lackedBy = ({ needs }: RoomPuzzle, { atHand, solved }: Pick<RoomState, 'atHand' | 'solved'>): string[] =>
  needs.filter((id) => !atHand.has(id) && !solved.includes(id))

/** @param solved ids of puzzles, in any order */
export function roomAfter(room: RoomDocument, solved: readonly string[]): RoomState {
  const done = new Set(solved)
  const atHand = thingsAtHand(room, done)
  return {
    room,
    solved,
    atHand,
    open: room.puzzles.filter((puzzle) => !done.has(puzzle.id) && lackedBy(puzzle, { atHand, solved }).length === 0),
    hasEnded: room.puzzles.some(({ id, endsRoom }) => endsRoom && done.has(id)),
  }
}

/** A clue on a prop comes with the prop, whatever its own placement. */
function thingsAtHand(room: RoomDocument, solved: ReadonlySet<string>): ReadonlySet<string> {
  const given = new Set(room.puzzles.filter(({ id }) => solved.has(id)).flatMap(({ gives }) => gives))
  const isThere = ({ id, placement }: { id: string; placement: string }) => placement !== 'container' || given.has(id)
  const props = new Set(room.props.filter(isThere).map(({ id }) => id))
  const clues = room.clues.filter((clue) =>
    clue.propId === null ? isThere(clue) : props.has(clue.propId) || given.has(clue.id),
  )
  return new Set([...props, ...clues.map(({ id }) => id)])
}
