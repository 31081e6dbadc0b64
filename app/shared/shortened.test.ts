import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
  ['A chalet in the snow.', 40, 'A chalet in the snow.'],
  [
    'A chalet in the snow. A storm has taken the road. There is no way out.',
    50,
    'A chalet in the snow. A storm has taken the road.',
  ],
  ['A chalet in the snow. There is no way out.', 21, 'A chalet in the snow.'],
  ['« Partez! » dit-elle. Personne ne part.', 30, '« Partez! » dit-elle.'],
  ['A very long sentence without an end in sight', 20, 'A very long…'],
  ['Rindfleischetikettierung', 10, 'Rindfleis…'],
  ['  spaced  ', 6, 'spaced'],
  ['', 5, ''],
])('"%s" in %i characters is "%s"', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected)
})

test('never longer than asked, and a beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, most) => {
      const short = shortened(text, most)
      expect([...short].length).toBeLessThanOrEqual(most)
      expect(text.trim().startsWith(short.replace(/…$/u, ''))).toBe(true)
    }),
  )
})
