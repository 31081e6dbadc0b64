import { expect, test } from 'vitest'
import { momentReached } from './moments.ts'

test('a few moments of a clock are announced once each, but none already past at the opening', () => {
  const said = Array.from({ length: 91 }, (_, second) => momentReached(90_000, 90_000 - second * 1000))
  expect([...new Set(said)]).toEqual([null, 60_000, 30_000, 10_000])
  expect(momentReached(45_000, 44_000)).toBeNull()
  expect(momentReached(10_000, 10_000)).toBeNull()
})
