import { expect, test } from 'vitest'
import { isSameEvening, readKept } from './kept-evening.ts'

const nothing = { host: '', date: '', place: '', roster: [], absentIds: [], earlier: null, printedAs: '' }

test('what was typed comes back as it was', () => {
  const typed = {
    host: 'Ada',
    date: 'Friday, 7 p.m.',
    place: 'Kitchen',
    roster: [{ characterId: 'c1', person: 'Bo' }],
    absentIds: ['c2', 'c3'],
    earlier: { host: 'Ada', date: '', place: '', roster: [], absentIds: ['c3'] },
    printedAs: 'en us-letter colour false false 3',
  }
  expect(readKept(JSON.stringify(typed))).toEqual(typed)
})

test('what a device holds otherwise is nothing, or its good part', () => {
  for (const text of ['', 'null', '[]', '{', '7']) expect(readKept(text)).toEqual(nothing)
  expect(readKept('{"host":7,"roster":[null,{"person":"Bo"}],"absentIds":[1,"c2"]}')).toEqual({
    ...nothing,
    roster: [{ characterId: null, person: 'Bo' }],
    absentIds: ['c2'],
  })
})

test('a print stays right when nothing changes but blanks and the order of who is missing', () => {
  const { earlier: _, printedAs: __, ...evening } = { ...nothing, host: 'Ada', absentIds: ['c1', 'c2'] }
  const alike = { ...evening, host: ' Ada ', roster: [{ characterId: 'c3', person: ' ' }], absentIds: ['c2', 'c1'] }
  expect(isSameEvening(evening, alike)).toBe(true)
  expect(isSameEvening(evening, { ...alike, date: 'Friday' })).toBe(false)
  expect(isSameEvening(evening, { ...alike, absentIds: ['c1'] })).toBe(false)
})
