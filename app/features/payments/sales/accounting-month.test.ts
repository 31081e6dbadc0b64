import { expect, test } from 'vitest'
import { accountingMonth, monthAfter } from './accounting-month.ts'

test.each([
  ['2026-11-30T23:59:59.999-05:00', '2026-11'],
  ['2026-12-01T00:00:00-05:00', '2026-12'],
  ['2026-12-01T04:59:59Z', '2026-11'],
  ['2027-01-01T05:00:00Z', '2027-01'],
  // Daylight time: four hours behind
  ['2026-07-01T03:59:59Z', '2026-06'],
  ['2026-07-01T04:00:00Z', '2026-07'],
])('%s is in the accounting month %s', (at, month) => expect(accountingMonth(new Date(at))).toBe(month))

test('the next month follows, also across the end of a year', () => {
  expect([monthAfter('2026-01'), monthAfter('2026-12')]).toEqual(['2026-02', '2027-01'])
})
