import type { RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { packedIn } from './orders.ts'

/** The prop that a puzzle's lock closes. */
export function containerOf(room: RoomDocument, puzzle: RoomPuzzle): RoomProp | null {
  const packed = packedIn(room, puzzle)
  return packed.as === 'prop' ? packed.prop : null
}

/** These things with the clues on them, whatever is locked into them, and so on. @param without a puzzle to ignore */
function insideOf(room: RoomDocument, ids: readonly string[], without?: string): ReadonlySet<string> {
  const inside = new Set(ids)
  for (const id of inside) {
    for (const clue of room.clues) if (clue.propId === id) inside.add(clue.id)
    for (const puzzle of room.puzzles)
      if (puzzle.id !== without && containerOf(room, puzzle)?.id === id)
        for (const thing of puzzle.gives) inside.add(thing)
  }
  return inside
}

export type Shut = {
  puzzle: RoomPuzzle
  container: RoomProp
  /** Containers that lie in it and hold it; itself, if it lies directly in itself. */
  around: RoomProp[]
  /** What its puzzle needs and players can only have from inside. */
  keys: string[]
}

/** The containers that nobody can open. */
export function shutIn(room: RoomDocument): Shut[] {
  const closed = room.puzzles.flatMap((puzzle) => {
    const container = containerOf(room, puzzle)
    return container ? [{ puzzle, container, inside: insideOf(room, puzzle.gives) }] : []
  })
  return closed
    .map(({ puzzle, container, inside }) => {
      const around = closed.filter((each) => inside.has(each.container.id) && each.inside.has(container.id))
      const isOnlyInside = (id: string): boolean => {
        const clue = room.clues.find((each) => each.id === id)
        if (clue?.propId) return isOnlyInside(clue.propId)
        const thing = clue ?? room.props.find((each) => each.id === id)
        const givers = room.puzzles.filter(({ gives }) => gives.includes(id))
        const holders = givers.map((giver) => (giver === puzzle ? container.id : containerOf(room, giver)?.id))
        return (
          thing?.placement === 'container' &&
          inside.has(id) &&
          holders.every((holder) => holder === container.id || (holder !== undefined && inside.has(holder)))
        )
      }
      return {
        puzzle,
        container,
        around: around.map((each) => each.container),
        keys: puzzle.needs.filter(isOnlyInside),
      }
    })
    .filter(({ around, keys }) => around.length + keys.length > 0)
}

type Chosen = Pick<RoomPuzzle, 'id' | 'needs' | 'gives' | 'container' | 'containerId'>

/** What can still be chosen for a puzzle in a form, so that nothing ends up inside itself or behind its own lock. */
export function fitsIn(room: RoomDocument, { id, needs, gives, container, containerId }: Chosen) {
  const inside = insideOf(room, gives, id)
  const outside = container === 'prop' && containerId !== null ? [containerId, ...needs] : needs
  return {
    container: (propId: string): boolean => !inside.has(propId),
    needed: (thingId: string): boolean => !inside.has(thingId),
    given: (thingId: string): boolean => {
      const within = insideOf(room, [thingId], id)
      return !outside.some((each) => within.has(each))
    },
  }
}
