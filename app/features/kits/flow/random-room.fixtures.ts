import fc from 'fast-check'
import { roomClue, roomProp, roomPuzzle, roomRows } from '#app/features/kits/documents/room.fixtures.ts'
import type { RoomRows } from '#app/features/kits/documents/read-room.ts'
import type { RoomClue, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'

const links = ['puzzle', 'prop', 'clue', 'clueOnProp'] as const

/** How each puzzle helps one nearer to the end, and what it needs from the start. */
const step = fc.record({
  link: fc.constantFrom(...links),
  consumer: fc.nat(),
  minutes: fc.integer({ min: 1, max: 20 }),
  start: fc.constantFrom('none', 'sight', 'hidden', 'clue'),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Takes away something that the solution needs. */
export type Cut = (rows: RoomRows) => RoomRows
export type RandomRoom = { rows: RoomRows; cuts: readonly Cut[] }

const withPuzzle =
  (id: string, change: (row: RoomPuzzle) => RoomPuzzle): Cut =>
  (rows) => ({ ...rows, roomPuzzles: rows.roomPuzzles.map((row) => (row.id === id ? change(row) : row)) })

/** Builds a room backwards: puzzle 0 ends it, and every other puzzle provides something for one nearer to the end. */
function build(steps: readonly Step[]): RandomRoom {
  const puzzles = steps.map(({ minutes }, at) => ({
    row: { id: `p${at}`, lockType: 'key' as const, expectedMinutes: minutes, endsRoom: at === 0, displayOrder: at },
    needs: [] as string[],
    gives: [] as string[],
  }))
  const props: RoomProp[] = []
  const clues: RoomClue[] = []
  const cuts: Cut[] = []
  for (const [at, { link, consumer, start }] of steps.entries()) {
    const own = puzzles[at]!
    if (start !== 'none') {
      const id = `start${at}`
      if (start === 'clue') clues.push(roomClue({ id }))
      else props.push(roomProp({ id, placement: start, hidingPlace: 'behind the door' }))
      own.needs.push(id)
      cuts.push((rows) => ({
        ...rows,
        roomProps: rows.roomProps.map((row) => (row.id === id ? { ...row, placement: 'container' } : row)),
        roomClues: rows.roomClues.map((row) => (row.id === id ? { ...row, placement: 'container' } : row)),
      }))
    }
    if (at === 0) continue
    const next = puzzles[consumer % at]!
    if (link === 'puzzle') {
      next.needs.push(own.row.id)
      cuts.push(withPuzzle(own.row.id, (row) => ({ ...row, needs: [...row.needs, row.id] })))
      continue
    }
    const id = `thing${at}`
    own.gives.push(id)
    if (link === 'clue') clues.push(roomClue({ id, placement: 'container' }))
    else props.push(roomProp({ id, placement: 'container' }))
    if (link === 'clueOnProp') clues.push(roomClue({ id: `on${at}`, propId: id }))
    next.needs.push(link === 'clueOnProp' ? `on${at}` : id)
    cuts.push(withPuzzle(own.row.id, (row) => ({ ...row, gives: [] })))
  }
  const rows = {
    ...roomRows(),
    roomPuzzles: puzzles.map(({ row, ...flow }) => roomPuzzle({ ...row, ...flow })),
    roomProps: props,
    roomClues: clues,
    puzzles: [],
  }
  return { rows, cuts: cuts.length > 0 ? cuts : [withPuzzle('p0', (row) => ({ ...row, needs: [row.id] }))] }
}

export const randomRoom: fc.Arbitrary<RandomRoom> = fc.array(step, { minLength: 1, maxLength: 12 }).map(build)

/** The same rows in another order. */
export const shuffled = ({ rows }: RandomRoom): fc.Arbitrary<RoomRows> =>
  fc
    .tuple(
      fc.shuffledSubarray([...rows.roomPuzzles], { minLength: rows.roomPuzzles.length }),
      fc.shuffledSubarray([...rows.roomProps], { minLength: rows.roomProps.length }),
      fc.shuffledSubarray([...rows.roomClues], { minLength: rows.roomClues.length }),
    )
    .map(([roomPuzzles, roomProps, roomClues]) => ({ ...rows, roomPuzzles, roomProps, roomClues }))
