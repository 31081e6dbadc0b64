import { expect, test } from 'vitest'
import { stillWished } from './use-open-puzzle.ts'

const wish = { puzzleId: 'chest', answers: 3 }

test('a closed puzzle stays closed until the server has answered, even if others move', () => {
  expect(stillWished(wish, 'chest', 3)).toBe(wish)
})

test('a puzzle closed or set aside, and reopened before the screen could follow, is shown', () => {
  expect(stillWished(wish, 'chest', 4)).toBeNull()
})

test('the wish ends once another puzzle, or none, is open', () => {
  expect(stillWished(wish, 'clock', 3)).toBeNull()
  expect(stillWished(wish, undefined, 3)).toBeNull()
})
