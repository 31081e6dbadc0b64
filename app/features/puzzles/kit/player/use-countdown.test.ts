import { expect, test } from 'vitest'
import { formatCountdown, goOnCounting } from './use-countdown.ts'

const first = { told: 1 }
const running = { durationMs: 300_000, told: first, left: 12_000 }

test('a second pause of the same length starts at its full length', () => {
  expect(goOnCounting({ ...running, left: 0 }, 300_000, { told: 1 }).left).toBe(300_000)
})

test('the same value shown again counts on, and another length starts again', () => {
  expect(goOnCounting(running, 300_000, first)).toBe(running)
  expect(goOnCounting(running, 0, first).left).toBe(0)
  expect(goOnCounting(running, 60_000, first).left).toBe(60_000)
})

test('seconds are rounded up, so that nobody waits at zero', () => {
  expect([65_000, 59_001, 1, 0].map(formatCountdown)).toEqual(['1:05', '1:00', '0:01', '0:00'])
})
