import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

const minutes = wholeNumber({ least: 1, most: 30 })

test.each([
  ['1', 1],
  [' 30 ', 30],
  ['007', 7],
])('%j is typed for the number %i', (typed, number) => expect(minutes.parse(typed)).toBe(number))

test.each(['', '0', '31', '-1', '1.5', '1e1', '0x1f', 'ten', '9999999999'])('%j is no number in the range', (typed) =>
  expect(minutes.safeParse(typed).success).toBe(false),
)
