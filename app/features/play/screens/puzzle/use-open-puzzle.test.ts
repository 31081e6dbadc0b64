import { expect, test } from 'vitest'
import { stillWished } from './use-open-puzzle.ts'

const wish = { puzzleId: 'chest', answers: 3 }

test('a closed puzzle stays away until the server has answered, also when others move', () => {
  expect(stillWished(wish, 'chest', 3)).toBe(wish)
})

test('closed, or put aside, and opened again before the screen could follow, it is shown', () => {
  expect(stillWished(wish, 'chest', 4)).toBeNull()
})

test('another puzzle, or none, ends the wish', () => {
  expect(stillWished(wish, 'clock', 3)).toBeNull()
  expect(stillWished(wish, undefined, 3)).toBeNull()
})
