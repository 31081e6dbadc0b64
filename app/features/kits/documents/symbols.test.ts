import { expect, test } from 'vitest'
import { roomPuzzle } from './room.fixtures.ts'
import { symbolsOf } from './symbols.ts'

test('each puzzle has a different sign, however many there are', () => {
  const puzzles = Array.from({ length: 45 }, (_, at) => roomPuzzle({ id: `puzzle-${at}` }))
  expect(new Set(symbolsOf({ puzzles }).values()).size).toBe(45)
})

test('signs do not depend on the order of play', () => {
  const puzzles = ['01-f', '02-b', '03-a'].map((id) => roomPuzzle({ id }))
  const signs = symbolsOf({ puzzles })
  expect(symbolsOf({ puzzles: puzzles.toReversed() })).toEqual(signs)
  expect([...signs.keys()]).toEqual(['03-a', '02-b', '01-f'])
})
