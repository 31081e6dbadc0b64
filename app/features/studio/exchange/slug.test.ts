import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['The Rabbit Takes a Bow', 'the-rabbit-takes-a-bow-5'],
  ['L’œuf d’Élise!', 'l-oeuf-d-elise-5'],
  ['???', 'adventure-5'],
])('%s has the slug %s', (title, slug) => {
  expect(slugOf(title, 5)).toBe(slug)
})

test('a long title is cut without leaving a second hyphen before the time', () => {
  expect(slugOf(`${'a'.repeat(99)} b`, 5)).toBe(`${'a'.repeat(99)}-5`)
})
