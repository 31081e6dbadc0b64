import { expect, test } from 'vitest'
import { readKept } from './kept-evening.ts'

const nothing = { host: '', date: '', place: '', roster: [], absentIds: [], earlierAbsentIds: [] }

test('what was typed comes back as it was', () => {
  const typed = {
    host: 'Ada',
    date: 'Friday, 7 p.m.',
    place: 'Kitchen',
    roster: [{ characterId: 'c1', person: 'Bo' }],
    absentIds: ['c2', 'c3'],
    earlierAbsentIds: ['c3'],
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
