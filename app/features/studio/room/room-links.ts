import type { RoomClue, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'

export type Linked = {
  roomPuzzles: readonly Pick<RoomPuzzle, 'id' | 'name' | 'needs' | 'gives'>[]
  roomProps: readonly Pick<RoomProp, 'id' | 'name'>[]
  roomClues: readonly Pick<RoomClue, 'id' | 'title' | 'propId'>[]
}

export const nameOfThing = (row: { name: string } | { title: string }): string => ('name' in row ? row.name : row.title)

/** Where puzzles refer to a puzzle, prop or clue. */
export const usesInRoom = ({ roomPuzzles }: Pick<Linked, 'roomPuzzles'>, id: string) => ({
  neededBy: roomPuzzles.filter(({ needs }) => needs.includes(id)),
  givenBy: roomPuzzles.filter(({ gives }) => gives.includes(id)),
})

/** What a drawn arrow means; null when it has no meaning. */
export type Drawn =
  | { kind: 'need' | 'give'; puzzleId: string; id: string }
  | { kind: 'carry'; propId: string; clueId: string }

export function drawnArrow({ roomPuzzles, roomProps, roomClues }: Linked, from: string, to: string): Drawn | null {
  const isPuzzle = (id: string) => roomPuzzles.some((puzzle) => puzzle.id === id)
  if (from === to) return null
  if (isPuzzle(to)) return { kind: 'need', puzzleId: to, id: from }
  if (isPuzzle(from)) return { kind: 'give', puzzleId: from, id: to }
  const carries = roomProps.some(({ id }) => id === from) && roomClues.some(({ id }) => id === to)
  return carries ? { kind: 'carry', propId: from, clueId: to } : null
}

const arrow = (drawn: Drawn, from: string, to: string) => ({ id: `${drawn.kind} ${from} ${to}`, from, to, drawn })

/** All arrows of the flow; references to removed rows have none. */
export function arrowsIn(room: Linked) {
  const known = new Set([...room.roomPuzzles, ...room.roomProps, ...room.roomClues].map(({ id }) => id))
  return [
    ...room.roomPuzzles.flatMap(({ id: puzzleId, needs, gives }) => [
      ...needs.map((id) => arrow({ kind: 'need', puzzleId, id }, id, puzzleId)),
      ...gives.map((id) => arrow({ kind: 'give', puzzleId, id }, puzzleId, id)),
    ]),
    ...room.roomClues.flatMap(({ id: clueId, propId }) =>
      propId ? [arrow({ kind: 'carry', propId, clueId }, propId, clueId)] : [],
    ),
  ].filter(({ from, to }) => known.has(from) && known.has(to))
}

export type FlowArrow = ReturnType<typeof arrowsIn>[number]

/** The puzzle next to which a thing is placed: the one that gives it, or the first that needs it. */
export function leadersOf({ roomPuzzles, roomClues }: Linked): Map<string, string> {
  const leaders = new Map<string, string>()
  const lead = (id: string, puzzleId: string) => void (leaders.has(id) || leaders.set(id, puzzleId))
  for (const { id, gives } of roomPuzzles) for (const given of gives) lead(given, id)
  const puzzles = new Set(roomPuzzles.map(({ id }) => id))
  for (const { id, needs } of roomPuzzles) for (const needed of needs) if (!puzzles.has(needed)) lead(needed, id)
  for (const { id, propId } of roomClues) {
    const leader = propId === null ? undefined : leaders.get(propId)
    if (leader !== undefined) lead(id, leader)
  }
  return leaders
}
