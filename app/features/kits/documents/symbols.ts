import type { RoomDocument } from './room.ts'

/** Signs of a plain typeface that suggest no order. */
const signs = ['●', '■', '▲', '◆', '★', '✚', '◐', '▼', '♠', '♣', '♥', '♦', '☀', '☂', '☾', '♪', '⚑', '✦', '◉', '▣']

/** The sign of each puzzle on its sheet, hints and answer, by puzzle id; it reveals nothing of the order of play. */
export function symbolsOf({ puzzles }: Pick<RoomDocument, 'puzzles'>): ReadonlyMap<string, string> {
  // An id begins with the time of its creation, which must not show; its end is random
  const backwards = (id: string) => [...id].toReversed().join('')
  const ids = puzzles.map(({ id }) => id).toSorted((one, other) => (backwards(one) < backwards(other) ? -1 : 1))
  return new Map(
    ids.map((id, at) => {
      const round = Math.floor(at / signs.length)
      return [id, `${signs[at % signs.length]}${round === 0 ? '' : round + 1}`]
    }),
  )
}

/** By its sign, from 1: the code on a puzzle's sheet says it. 0 for none. */
export const lockNumber = (room: Pick<RoomDocument, 'puzzles'>, puzzleId: string): number =>
  [...symbolsOf(room).keys()].indexOf(puzzleId) + 1

/** Where a phone checks the answer to one puzzle. @param hintsAddress of the whole room, with its key */
export const lockAddress = (hintsAddress: string, number: number): string => `${hintsAddress}&lock=${number}`
