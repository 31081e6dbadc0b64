import { expect, test } from 'vitest'
import { puzzleFamilies } from './contract.ts'
import { puzzleTypes } from './registry.ts'

test('types are offered by what they ask for, what creators use first before the rest, and no two in one place', () => {
  const offered = puzzleTypes.map((type) => type.offered)
  expect(puzzleTypes.slice(0, 3).map(({ id }) => id)).toEqual(['code_entry', 'riddle', 'cipher'])
  expect([...new Set(offered.map(({ family }) => family))]).toEqual([...puzzleFamilies])
  expect(new Set(offered.map(({ family, place }) => `${family} ${place}`)).size).toBe(offered.length)
})
