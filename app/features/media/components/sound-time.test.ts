import { expect, test } from 'vitest'
import { soundTime } from './sound-time.ts'

test.each([
  [0, '0:00', '0:00.0'],
  [5.37, '0:05', '0:05.4'],
  [59.96, '0:59', '1:00.0'],
  [65.3, '1:05', '1:05.3'],
  [605, '10:05', '10:05.0'],
])('%f seconds are %s, and with tenths %s', (seconds, plain, precise) => {
  expect([soundTime(seconds), soundTime(seconds, { tenths: true })]).toEqual([plain, precise])
})
