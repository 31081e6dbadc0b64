import { expect, test } from 'vitest'
import { daysIn, growthOf, lastDays, rangeBefore, rangeOf } from './analytics-range.ts'

const now = new Date('2026-11-24T02:00:00Z')
const asked = (query: string) => rangeOf(new URLSearchParams(query), now)

test('without a range it is the last thirty days in Montréal, today included', () => {
  expect(asked('')).toEqual({ from: '2026-10-25', to: '2026-11-23' })
  expect(daysIn(asked(''))).toBe(30)
})

test.each([
  ['from=2026-11-01&to=2026-11-07', '2026-11-01', '2026-11-07'],
  ['from=2026-11-07&to=2026-11-01', '2026-11-01', '2026-11-07'],
  ['from=2026-11-20&to=2027-05-01', '2026-11-20', '2026-11-23'],
  ['from=2026-11-20', '2026-11-20', '2026-11-23'],
  ['to=2026-11-10', '2026-10-12', '2026-11-10'],
  ['from=1999-01-01&to=2026-11-23', '2025-10-20', '2026-11-23'],
  ['from=2026-02-30&to=x', '2026-10-25', '2026-11-23'],
  ["from=2026-11-01'--&to=2026-11-05", '2026-10-07', '2026-11-05'],
])('%s is from %s to %s', (query, from, to) => {
  expect(asked(query)).toEqual({ from, to })
})

test('a range is compared with the same number of days right before, across clock changes too', () => {
  expect(rangeBefore({ from: '2026-11-01', to: '2026-11-07' })).toEqual({ from: '2026-10-25', to: '2026-10-31' })
  expect(daysIn(lastDays(90, '2026-11-23'))).toBe(90)
})

test('growth is a fraction of the earlier figure, and absent when that was zero', () => {
  expect(growthOf(15, 10)).toBe(0.5)
  expect(growthOf(5, 10)).toBe(-0.5)
  expect(growthOf(5, 0)).toBeNull()
})
