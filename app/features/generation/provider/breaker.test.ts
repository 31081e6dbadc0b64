import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

const fail = (breaker: Breaker, times: number, now: number) => {
  for (let time = 0; time < times; time++) breaker.failed(now)
}

test('after five failures in a row nothing is sent for half a minute', () => {
  const breaker = new Breaker()
  fail(breaker, 4, 1_000)
  expect(breaker.waitMs(1_000)).toBe(0)
  fail(breaker, 1, 1_000)
  expect([breaker.waitMs(1_000), breaker.waitMs(30_999), breaker.waitMs(31_000)]).toEqual([30_000, 1, 0])
})

test('a success between failures resets the count', () => {
  const breaker = new Breaker()
  fail(breaker, 4, 0)
  breaker.succeeded()
  fail(breaker, 4, 0)
  expect(breaker.waitMs(0)).toBe(0)
})

test('after the pause one call tries, while the others keep waiting', () => {
  const breaker = new Breaker()
  fail(breaker, 5, 0)
  breaker.begin(30_000)
  expect(breaker.waitMs(30_001)).toBeGreaterThan(0)
  breaker.succeeded()
  expect(breaker.waitMs(30_002)).toBe(0)
})
