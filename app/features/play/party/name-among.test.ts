import { expect, test } from 'vitest'
import { nameAmong } from './name-among.ts'
import { longestName } from '#app/features/play/live/stream-events.ts'

const among = (...names: string[]) => names.map((name) => ({ name }))

test('a name that nobody has stays as it is', () => {
  expect(nameAmong(among('Bo', 'Cleo'), 'Wren')).toBe('Wren')
})

test('the second player with a name gets the next number, whatever its case', () => {
  expect(nameAmong(among('wren'), 'Wren')).toBe('Wren 2')
  expect(nameAmong(among('wren', 'WREN 2'), 'wren')).toBe('wren 3')
})

test('the number replaces the last letters of a long name', () => {
  const long = 'w'.repeat(longestName)
  expect(nameAmong(among(long), long)).toBe(`${'w'.repeat(longestName - 2)} 2`)
})
