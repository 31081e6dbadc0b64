import { expect, test } from 'vitest'
import { dayOf } from './day.ts'

test('a day begins and ends at midnight in Montréal, in winter and in summer', () => {
  expect(dayOf(new Date('2026-01-15T04:59:59Z'))).toBe('2026-01-14')
  expect(dayOf(new Date('2026-01-15T05:00:00Z'))).toBe('2026-01-15')
  expect(dayOf(new Date('2026-07-15T03:59:59Z'))).toBe('2026-07-14')
  expect(dayOf(new Date('2026-07-15T04:00:00Z'))).toBe('2026-07-15')
})
