import { expect, test } from 'vitest'
import { kitPlace } from './kit-place.ts'

const dinner = (where: Parameters<typeof kitPlace>[2]) => kitPlace('a', 'mystery-dinner', where)
const room = (where: Parameters<typeof kitPlace>[2]) => kitPlace('a', 'escape-room', where)

test('a finding of a dinner links to its row’s tab, opens the row, and names the field', () => {
  const editor = '/mystery-dinner/a?tab='
  expect(dinner({ entity: 'dinnerClue', id: 'x' })).toBe(`${editor}clues&row=x`)
  expect(dinner({ entity: 'character', id: 'x', field: 'card.main' })).toBe(`${editor}rounds&row=x&field=card.main`)
  expect(dinner({ entity: 'dinnerStory', id: 's', field: 'clues.arrival' })).toBe(`${editor}clues&field=new`)
  expect(dinner({ entity: 'dinnerStory', id: 's', field: 'courses' })).toBe(`${editor}courses&field=new`)
  expect(dinner({ entity: 'character', id: 'x', field: 'name.fr' })).toBe(`${editor}characters&row=x&field=name.fr`)
})

test('a finding of a room links to its row’s tab, opens the row, and names the field', () => {
  const editor = '/escape-room/a?tab='
  expect(room({ entity: 'roomPuzzle', id: 'p' })).toBe(`${editor}puzzles&row=p`)
  expect(room({ entity: 'roomClue', id: 'c', field: 'content.fr' })).toBe(`${editor}clues&row=c&field=content.fr`)
  expect(room({ entity: 'roomGuide', id: 'g', field: 'hostScript' })).toBe(`${editor}guide&row=g&field=hostScript`)
})

test('a finding of the details links to their page', () => {
  expect(dinner({ entity: 'details', id: 'a' })).toBe('/editor/a?tab=details')
  expect(room({ entity: 'details', id: 'a', field: 'title' })).toBe('/editor/a?tab=details&field=title')
})
