import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { startRoom, solve } from './room-state.ts'
import type { RoomState } from './room-state.ts'
import { timelineOf, untilEnd } from './timeline.ts'

/** The order in which the puzzles open to the players. */
export const playerOrder = (room: RoomDocument): RoomPuzzle[] =>
  timelineOf(room)
    .toSorted((one, other) => one.opensAt - other.opensAt)
    .map(({ puzzle }) => puzzle)

/** The order in which they are solved, with the minute by which the host may expect it. */
export const hostOrder = (room: RoomDocument): { puzzle: RoomPuzzle; byMinute: number }[] =>
  timelineOf(room).map(({ puzzle, solvedAt }) => ({ puzzle, byMinute: solvedAt }))

export type WalkStep =
  | { step: 'find'; thingIds: string[] }
  /** `uses`: things and earlier puzzles. `gains`: ids that are newly at hand afterwards; `sheets`: of puzzles, with them. */
  | {
      step: 'solve'
      puzzleId: string
      uses: string[]
      gains: string[]
      sheets: string[]
      byMinute: number
      endsRoom: boolean
    }

/** From the start to the first end, or as far as players can get. */
export function walkthroughOf(room: RoomDocument): WalkStep[] {
  let state = startRoom(room)
  const steps: WalkStep[] = []
  const hidden = hiddenIn(room, state)
  if (hidden.length > 0) steps.push({ step: 'find', thingIds: hidden })
  const packs = setUpOrder(room).filter((step) => step.step === 'pack')
  for (const { puzzle, solvedAt } of untilEnd(timelineOf(room))) {
    const after = solve(state, puzzle.id)
    if (!after) throw new Error('the walkthrough takes a puzzle that is not open')
    const gains = [...after.atHand].filter((id) => !state.atHand.has(id))
    steps.push({
      step: 'solve',
      puzzleId: puzzle.id,
      uses: [...puzzle.needs],
      gains,
      sheets: packs.flatMap((pack) => (pack.puzzle.id === puzzle.id ? pack.sheets.map(({ id }) => id) : [])),
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

export type Placed = RoomProp | RoomClue

/** `kept`: nothing closes, so the game leader keeps it until the puzzle is solved; `box`: a container with no name. */
export type Packed = { as: 'prop'; prop: RoomProp } | { as: 'furniture' | 'box' | 'kept' }

export type SetUpStep =
  /** The things that solving the puzzle gives, and the sheets that are needed from then on. */
  | { step: 'pack'; puzzle: RoomPuzzle; into: Packed; things: Placed[]; sheets: RoomPuzzle[] }
  | { step: 'lay'; thing: Placed | RoomPuzzle }
  | { step: 'hide'; thing: Placed }

/** Packs what is reached last first, so that no box is locked before it is filled. */
export function setUpOrder(room: RoomDocument): SetUpStep[] {
  const things: Placed[] = [...room.props, ...room.clues.filter(({ propId }) => propId === null)]
  const reached = timelineOf(room).map(({ puzzle }) => puzzle)
  const order = [...reached, ...room.puzzles.filter((puzzle) => !reached.includes(puzzle))]
  const boxes = new Map(things.map((thing) => [thing.id, boxesOf(thing, order)]))
  const sheetBoxes = new Map(order.map((puzzle) => [puzzle.id, sheetBoxOf(room, puzzle, order)]))
  const packs = order.toReversed().flatMap((puzzle): SetUpStep[] => {
    const inside = things.filter(({ id }) => boxes.get(id)?.includes(puzzle))
    const sheets = order.filter(({ id }) => sheetBoxes.get(id) === puzzle)
    return inside.length + sheets.length > 0
      ? [{ step: 'pack', puzzle, into: packedIn(room, puzzle), things: inside, sheets }]
      : []
  })
  const placed = (placement: Placed['placement']) => things.filter((thing) => thing.placement === placement)
  return [
    ...packs,
    ...placed('sight').map((thing): SetUpStep => ({ step: 'lay', thing })),
    ...order.filter(({ id }) => !sheetBoxes.get(id)).map((thing): SetUpStep => ({ step: 'lay', thing })),
    ...placed('hidden').map((thing): SetUpStep => ({ step: 'hide', thing })),
  ]
}

/** The first puzzles that give the thing, one for each copy. */
function boxesOf(thing: Placed, order: readonly RoomPuzzle[]): RoomPuzzle[] {
  if (thing.placement !== 'container') return []
  return order
    .filter(({ gives }) => gives.includes(thing.id))
    .slice(0, 'quantity' in thing ? Math.max(1, thing.quantity) : 1)
}

/** Of the puzzles that give what this one needs, or else those that must come before it, the last one solved. */
function sheetBoxOf({ clues }: RoomDocument, sheet: RoomPuzzle, order: readonly RoomPuzzle[]): RoomPuzzle | undefined {
  const needed = sheet.needs.flatMap((id) => [id, clues.find((clue) => clue.id === id)?.propId ?? id])
  const givers = needed.flatMap((id) => order.find((puzzle) => puzzle !== sheet && puzzle.gives.includes(id)) ?? [])
  const isBefore = (puzzle: RoomPuzzle) =>
    puzzle !== sheet && (givers.length > 0 ? givers.includes(puzzle) : sheet.needs.includes(puzzle.id))
  return order.findLast(isBefore)
}

/** Uses a container only if the author named it and the lock can close it. */
export function packedIn({ props }: RoomDocument, { container, containerId, furniture, lockType }: RoomPuzzle): Packed {
  if (lockType === 'none' || container === 'none') return { as: 'kept' }
  const prop = props.find(({ id, source }) => id === containerId && source !== 'print')
  if (container === 'prop' && prop) return { as: 'prop', prop }
  if (container === 'furniture' && furniture.trim() !== '') return { as: 'furniture' }
  return { as: lockType === 'paper' ? 'kept' : 'box' }
}

/** Clue cards to be attached to a thing; a printed thing shows its clues itself. */
export const cardsOn = ({ clues }: RoomDocument, thing: Placed | RoomPuzzle): RoomClue[] =>
  'source' in thing && thing.source !== 'print' ? clues.filter(({ propId }) => propId === thing.id) : []
