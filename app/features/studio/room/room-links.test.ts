import { expect, test } from 'vitest'
import { arrowsIn, drawnArrow, leadersOf, usesInRoom } from './room-links.ts'
import type { Linked } from './room-links.ts'

const room: Linked = {
  roomPuzzles: [
    { id: 'dial', name: 'The dial', needs: ['lens', 'gone'], gives: ['key'] },
    { id: 'drawer', name: 'The drawer', needs: ['key', 'dial'], gives: [] },
  ],
  roomProps: [
    { id: 'lens', name: 'Lens' },
    { id: 'key', name: 'Key' },
  ],
  roomClues: [{ id: 'note', title: 'Note', propId: 'lens' }],
}

test('an arrow is a need, a gift or the place of a clue, depending on what it connects', () => {
  expect(drawnArrow(room, 'lens', 'drawer')).toEqual({ kind: 'need', puzzleId: 'drawer', id: 'lens' })
  expect(drawnArrow(room, 'dial', 'drawer')).toEqual({ kind: 'need', puzzleId: 'drawer', id: 'dial' })
  expect(drawnArrow(room, 'drawer', 'note')).toEqual({ kind: 'give', puzzleId: 'drawer', id: 'note' })
  expect(drawnArrow(room, 'key', 'note')).toEqual({ kind: 'carry', propId: 'key', clueId: 'note' })
})

test('no arrow joins two props, leads from a clue to a prop, or back to its own start', () => {
  for (const [from, to] of [
    ['lens', 'key'],
    ['note', 'lens'],
    ['dial', 'dial'],
  ] as const)
    expect(drawnArrow(room, from, to)).toBeNull()
})

test('every need, gift and clue on a prop is an arrow; references to removed rows are not', () => {
  expect(arrowsIn(room).map(({ id }) => id)).toEqual([
    'need lens dial',
    'give dial key',
    'need key drawer',
    'need dial drawer',
    'carry lens note',
  ])
})

test('a thing is next to the puzzle that gives it, else next to the first that needs it', () => {
  expect([...leadersOf(room)]).toEqual([
    ['key', 'dial'],
    ['lens', 'dial'],
    ['gone', 'dial'],
    ['note', 'dial'],
  ])
})

test('a prop knows who gives it and who needs it', () => {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
  const { givenBy, neededBy } = usesInRoom(room, 'key')
  expect([names(givenBy), names(neededBy)]).toEqual([['The dial'], ['The drawer']])
})
