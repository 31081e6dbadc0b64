import { expect, test } from 'vitest'
import { joinTimes } from './kit-job.server.ts'

test('a French time stays on one line, and other text keeps its line breaks', () => {
  expect(joinTimes('à 9 h 10 ou 21 h, dans 24 heures')).toBe('à 9\u00a0h\u00a010 ou 21\u00a0h, dans 24 heures')
  expect(joinTimes('22 JUIN, 9 H 10')).toBe('22 JUIN, 9\u00a0H\u00a010')
  expect(joinTimes('de 18 h 3 invités')).toBe('de 18\u00a0h 3 invités')
})
