import { expect, test } from 'vitest'
import { afterAttempts, coolDownMs } from './cool-down.ts'

test('the pause grows from 30 seconds to 1, 2 and 5 minutes and stays there', () => {
  expect([1, 2, 3, 4, 5, 100].map(coolDownMs)).toEqual([30_000, 60_000, 120_000, 300_000, 300_000, 300_000])
})

test('a time penalty adds to the clock the length that the pause would have had', () => {
  expect(afterAttempts('time_penalty', 2)).toEqual({ pauseMs: 0, penaltyMs: 60_000, answerOffered: false })
})

test('whatever replaces the pause, the longest one is added from the fourth time on', () => {
  expect(afterAttempts('time_penalty', 4).pauseMs).toBe(300_000)
  expect(afterAttempts('offer_answer', 3)).toEqual({ pauseMs: 0, penaltyMs: 0, answerOffered: true })
  expect(afterAttempts('offer_answer', 4)).toEqual({ pauseMs: 300_000, penaltyMs: 0, answerOffered: true })
})
