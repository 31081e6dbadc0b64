import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { lackedBy, solve, startRoom } from './room-state.ts'
import type { RoomState } from './room-state.ts'

/** The room after solving every puzzle that can be solved. */
export function playedOut(room: RoomDocument): RoomState {
  let state = startRoom(room)
  for (let [next] = state.open; next; [next] = state.open) state = solve(state, next.id) ?? state
  return state
}

export const giversOf = ({ puzzles }: RoomDocument, thingId: string): RoomPuzzle[] =>
  puzzles.filter(({ gives }) => gives.includes(thingId))

export type StuckPuzzle = { puzzle: RoomPuzzle; lacks: string[] }
export type Stuck = {
  /** Each waits for the next, and the last for the first. */
  circles: RoomPuzzle[][]
  /** The other puzzles that cannot be reached. */
  unreachable: StuckPuzzle[]
}

export function stuckIn(room: RoomDocument): Stuck {
  const end = playedOut(room)
  const stuck = room.puzzles
    .filter(({ id }) => !end.solved.includes(id))
    .map((puzzle) => ({ puzzle, lacks: lackedBy(puzzle, end) }))
  const waitsFor = new Map(stuck.map(({ puzzle, lacks }) => [puzzle.id, lacks.flatMap((id) => openersOf(room, id))]))
  const behind = new Map(stuck.map(({ puzzle }) => [puzzle.id, allBehind(puzzle.id, waitsFor)]))
  const isWith = (one: string, other: string) =>
    (behind.get(one)?.has(other) ?? false) && (behind.get(other)?.has(one) ?? false)
  const circles: RoomPuzzle[][] = []
  for (const { puzzle } of stuck)
    if (isWith(puzzle.id, puzzle.id) && !circles.flat().includes(puzzle))
      circles.push(stuck.map((each) => each.puzzle).filter(({ id }) => isWith(puzzle.id, id)))
  return { circles, unreachable: stuck.filter(({ puzzle }) => !circles.flat().includes(puzzle)) }
}

/** Ids of the puzzles that provide what is missing: the puzzle itself, or those that give the thing or its prop. */
function openersOf(room: RoomDocument, lackedId: string): string[] {
  if (room.puzzles.some(({ id }) => id === lackedId)) return [lackedId]
  const propId = room.clues.find(({ id }) => id === lackedId)?.propId
  return [lackedId, ...(propId ? [propId] : [])].flatMap((id) => giversOf(room, id).map((puzzle) => puzzle.id))
}

function allBehind(id: string, waitsFor: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>()
  const left = [...(waitsFor.get(id) ?? [])]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    left.push(...(waitsFor.get(next) ?? []))
  }
  return seen
}
