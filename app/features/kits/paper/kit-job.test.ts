import { expect, test } from 'vitest'
import { joinInitials, joinTimes } from './kit-job.server.ts'

test('a French time stays on one line, and other text keeps its line breaks', () => {
  expect(joinTimes('à 9 h 10 ou 21 h, dans 24 heures')).toBe('à 9\u00a0h\u00a010 ou 21\u00a0h, dans 24 heures')
  expect(joinTimes('22 JUIN, 9 H 10')).toBe('22 JUIN, 9\u00a0H\u00a010')
  expect(joinTimes('de 18 h 3 invités')).toBe('de 18\u00a0h 3 invités')
})

test.each([
  { written: 'no repeats. K. O.', printed: 'no repeats. K.\u00a0O.' },
  { written: 'Teacher: N. Falk.', printed: 'Teacher: N.\u00a0Falk.' },
  { written: String.raw`yours,\nA. Brandt`, printed: String.raw`yours,\nA.`.concat('\u00a0Brandt') },
  { written: 'You’re White. A letter', printed: 'You’re White. A letter' },
  { written: 'on post 6. Then', printed: 'on post 6. Then' },
])('initials and names in “$written” stay on one line', ({ written, printed }) => {
  expect(joinInitials(written)).toBe(printed)
})
