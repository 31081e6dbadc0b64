import type { RoomDocument } from './room.ts'

/** Signs of a plain typeface, none of which says what comes first. */
const signs = ['●', '■', '▲', '◆', '★', '✚', '◐', '▼', '♠', '♣', '♥', '♦', '☀', '☂', '☾', '♪', '⚑', '✦', '◉', '▣']

/** What a puzzle is called by on its sheet, on its hints and with its answer: by id of the puzzle, in no order of play. */
export function symbolsOf({ puzzles }: Pick<RoomDocument, 'puzzles'>): ReadonlyMap<string, string> {
  // The beginning of an id tells when it was made, its end does not
  const backwards = (id: string) => [...id].toReversed().join('')
  const ids = puzzles.map(({ id }) => id).toSorted((one, other) => (backwards(one) < backwards(other) ? -1 : 1))
  return new Map(
    ids.map((id, at) => {
      const round = Math.floor(at / signs.length)
      return [id, `${signs[at % signs.length]}${round === 0 ? '' : round + 1}`]
    }),
  )
}
