import { expect, test } from 'vitest'
import { standInsFor, takenOver } from './table.ts'
import type { Table } from './table.ts'

const seat = (id: string, isOptional: boolean) => ({
  id,
  role: 'suspect' as const,
  isOptional,
  name: { text: id, language: undefined },
})
const table: Table = {
  seats: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => seat(id, false)).concat(seat('g', true), seat('h', true)),
  players: { fewest: 7, most: 8 },
}

test('an essential role may be taken over by anybody who can be spared tonight', () => {
  expect(standInsFor(table, []).map(({ id }) => id)).toEqual(['g', 'h'])
  expect(standInsFor(table, ['g'])).toEqual([])
})

test('a person who takes a role over gives up their own, and their name moves along', () => {
  const roster = ['a', 'g', 'h'].map((characterId) => ({ characterId, person: `Plays ${characterId}` }))
  expect(takenOver({ roster, absentIds: [] }, 'g', 'a')).toEqual({
    absentIds: ['g'],
    roster: [
      { characterId: 'h', person: 'Plays h' },
      { characterId: 'a', person: 'Plays g' },
    ],
  })
})
