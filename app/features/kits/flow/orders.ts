import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { startRoom, solve } from './room-state.ts'
import type { RoomState } from './room-state.ts'
import { timelineOf, untilEnd } from './timeline.ts'

/** As the puzzles open to the players. */
export const playerOrder = (room: RoomDocument): RoomPuzzle[] =>
  timelineOf(room)
    .toSorted((one, other) => one.opensAt - other.opensAt)
    .map(({ puzzle }) => puzzle)

/** As they are solved, with the minute by which the host may expect it. */
export const hostOrder = (room: RoomDocument): { puzzle: RoomPuzzle; byMinute: number }[] =>
  timelineOf(room).map(({ puzzle, solvedAt }) => ({ puzzle, byMinute: solvedAt }))

export type WalkStep =
  | { step: 'find'; thingIds: string[] }
  /** `gains`: what is at hand after it and was not before. */
  | { step: 'solve'; puzzleId: string; uses: string[]; gains: string[]; byMinute: number; endsRoom: boolean }

/** From the start to the first end, or as far as one gets. */
export function walkthroughOf(room: RoomDocument): WalkStep[] {
  let state = startRoom(room)
  const steps: WalkStep[] = []
  const hidden = hiddenIn(room, state)
  if (hidden.length > 0) steps.push({ step: 'find', thingIds: hidden })
  for (const { puzzle, solvedAt } of untilEnd(timelineOf(room))) {
    const after = solve(state, puzzle.id)
    if (!after) throw new Error('the walkthrough takes a puzzle that is not open')
    const gains = [...after.atHand].filter((id) => !state.atHand.has(id))
    const uses = puzzle.needs.filter((id) => state.atHand.has(id))
    steps.push({
      step: 'solve',
      puzzleId: puzzle.id,
      uses,
      gains,
      byMinute: solvedAt,
      endsRoom: puzzle.endsRoom,
    })
    state = after
  }
  return steps
}

const hiddenIn = ({ props, clues }: RoomDocument, { atHand }: RoomState): string[] =>
  [...props, ...clues.filter(({ propId }) => propId === null)]
    .filter(({ id, placement }) => placement === 'hidden' && atHand.has(id))
    .map(({ id }) => id)

type Placed = RoomProp | RoomClue

export type SetUpStep =
  /** Into what the puzzle opens, which is locked then. */
  { step: 'pack'; puzzle: RoomPuzzle; things: Placed[] } | { step: 'hide' | 'lay'; thing: Placed }

/** What is placed last comes first, so that no box is locked before it is filled. */
export function setUpOrder(room: RoomDocument): SetUpStep[] {
  const things: Placed[] = [...room.props, ...room.clues.filter(({ propId }) => propId === null)]
  const reached = timelineOf(room).map(({ puzzle }) => puzzle)
  const unreached = room.puzzles.filter((puzzle) => !reached.includes(puzzle))
  const packed = new Set<string>()
  const packs = [...unreached, ...reached.toReversed()].flatMap((puzzle): SetUpStep[] => {
    const inside = things.filter(({ id, placement }) => {
      return placement === 'container' && puzzle.gives.includes(id) && !packed.has(id)
    })
    for (const { id } of inside) packed.add(id)
    return inside.length > 0 ? [{ step: 'pack', puzzle, things: inside }] : []
  })
  const placed = (placement: Placed['placement'], step: 'hide' | 'lay') =>
    things.filter((thing) => thing.placement === placement).map((thing): SetUpStep => ({ step, thing }))
  return [...packs, ...placed('hidden', 'hide'), ...placed('sight', 'lay')]
}
