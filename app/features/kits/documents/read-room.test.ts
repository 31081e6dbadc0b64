import { expect, test } from 'vitest'
import { readRoom } from './read-room.ts'
import { room, roomClue, roomProp, roomPuzzle, roomRows } from './room.fixtures.ts'

test('a reference to a removed row reads as none, and returns with the row', () => {
  const rows = roomRows()
  const puzzle = roomPuzzle({ id: 'a', needs: ['lamp', 'gone', 'lamp'], gives: ['gone', 'b'], puzzleId: 'gone' })
  const clue = roomClue({ id: 'c', propId: 'gone' })
  const read = readRoom({ ...rows, roomPuzzles: [puzzle, roomPuzzle({ id: 'b' })], roomClues: [clue] })
  expect(read.puzzles[0]).toMatchObject({ needs: ['lamp'], gives: [], puzzleId: null })
  expect(read.clues[0]).toMatchObject({ propId: null })
  const back = readRoom({ ...rows, roomPuzzles: [puzzle], roomProps: [...rows.roomProps, roomProp({ id: 'gone' })] })
  expect(back.puzzles[0]).toMatchObject({ needs: ['lamp', 'gone'], gives: ['gone'] })
})

test('lists are in order, and rows at the same place are sorted by id', () => {
  const at = (id: string, displayOrder: number) => roomProp({ id, displayOrder })
  const { props } = room({ roomProps: [at('c', 1), at('b', 0), at('a', 1)] })
  expect(props.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test.each([
  ['2-6', { fewest: 2, most: 6 }],
  ['4', { fewest: 4, most: 4 }],
  ['', { fewest: 2, most: 6 }],
])('players %j are read as %j', (recommendedPlayers, players) => {
  expect(room({ details: { recommendedPlayers } }).players).toEqual(players)
})

test('other columns of a row are left out, and a missing form has its defaults', () => {
  const stored = { ...roomProp({ id: 'a' }), revision: 7, adventureId: 'x' }
  const read = room({ roomProps: [stored], roomSetup: null, roomGuide: null })
  expect(read.props[0]).not.toHaveProperty('revision')
  expect(read.props[0]).not.toHaveProperty('adventureId')
  expect(read.setup.recommendedDuration).toBe(60)
  expect(read.guide.introduction).toBe('')
})

test('of the puzzles of the ten types, only those that the room uses are included', () => {
  const rows = roomRows()
  expect(readRoom({ ...rows, roomPuzzles: [roomPuzzle({ id: 'a' })] }).typedPuzzles).toEqual([])
  expect(readRoom(rows).typedPuzzles.map(({ id }) => id)).toEqual(['riddle'])
})
