import { expect, test } from 'vitest'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { cellsOf, roundMatrix } from './round-matrix.ts'

const rowOf = (rows = dinnerRows(), id = 'ada') =>
  roundMatrix(readDinner(rows)).find(({ character }) => character.id === id)!

test('each guest has a row with a cell for each phase, and the victim has no row', () => {
  const matrix = roundMatrix(readDinner(dinnerRows()))
  expect(matrix).toHaveLength(10)
  expect(matrix.map(({ cells }) => cells.length)).toEqual(Array(10).fill(7))
  expect(matrix.some(({ character }) => character.role === 'victim')).toBe(false)
})

test('a cell holds what its cards say, and the clues that the guest releases then', () => {
  const [invitation, arrival, , , dessert] = rowOf().cells
  expect(invitation!.tasks).toEqual(['act'])
  expect(arrival!.tasks).toEqual(['reveal', 'conceal', 'act'])
  expect(dessert!.clues.map(({ id }) => id)).toEqual(['ledger'])
})

test('a guest with nothing to say or do at the table shows as a gap there', () => {
  const rows = { ...dinnerRows(), cards: [] }
  expect(rowOf(rows).cells.map(({ isHole }) => isHole)).toEqual([false, true, true, true, true, false, false])
  expect(rowOf().cells.some(({ isHole }) => isHole)).toBe(false)
})

test('two cards of one guest and phase are both in the cell', () => {
  const rows = dinnerRows()
  const twin = { ...rows.cards.find(({ id }) => id === 'ada arrival')!, id: 'twin', receive: 'A key.' }
  const cell = rowOf({ ...rows, cards: [...rows.cards, twin] }).cells[1]!
  expect(cell.cards.map(({ id }) => id).sort()).toEqual(['ada arrival', 'twin'])
  expect(cell.tasks).toContain('receive')
})

test('cards are counted from the first guest’s first phase, with empty cells and second cards', () => {
  const rows = dinnerRows()
  const twin = { ...rows.cards.find(({ id }) => id === 'ada arrival')!, id: 'twin' }
  const places = cellsOf(roundMatrix(readDinner({ ...rows, cards: [...rows.cards, twin] })))
  expect(places).toHaveLength(71)
  expect(places.slice(0, 4)).toEqual([
    { characterId: 'ada', phase: 'invitation', cardId: 'ada invitation' },
    { characterId: 'ada', phase: 'arrival', cardId: 'ada arrival' },
    { characterId: 'ada', phase: 'arrival', cardId: 'twin' },
    { characterId: 'ada', phase: 'starter', cardId: 'ada course starter' },
  ])
  expect(places[7]).toEqual({ characterId: 'ada', phase: 'reveal', cardId: null })
  expect(places[8]).toMatchObject({ phase: 'invitation' })
})
