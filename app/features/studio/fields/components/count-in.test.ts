import { expect, test } from 'vitest'
import { countIn } from './count-in.ts'

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['-5', -5],
  ['−5', -5],
])('"%s" is a whole number', (text, count) => {
  expect(countIn(text, -10, 999)).toBe(count)
})

test.each(['', '-', '1.5', '1e3', 'three', '1000', '-11'])(
  '"%s" is not a whole number, or is out of bounds',
  (text) => {
    expect(countIn(text, -10, 999)).toBeNull()
  },
)
