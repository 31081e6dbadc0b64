import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  [0, '0 seconds', '0 seconde'],
  [61_000, '1 minute, 1 second', '1 minute et 1 seconde'],
  [600_000, '10 minutes', '10 minutes'],
  [3_780_000, '1 hour, 3 minutes', '1 heure et 3 minutes'],
])('%i ms are %s, %s', (ms, en, fr) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect([plain(formatDuration(ms, 'en')), plain(formatDuration(ms, 'fr'))]).toEqual([en, fr])
})
