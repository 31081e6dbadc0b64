import { expect, test } from 'vitest'
import { readPrompt, wordsOf } from './read.ts'

test.each([
  ['An old library at night', { places: ['library'], time: 'night' }],
  ['Une forêt brumeuse à l’aube', { places: ['forest'], time: 'dawn', tags: ['Foggy'] }],
  ['A red book and a golden key', { things: ['book', 'key'], hue: 'wine' }],
  ['La clé du coffre au trésor', { things: ['key', 'chest'] }],
  ['Le CHÂTEAU sous la neige', { places: ['castle', 'snow'], tags: ['Snowy'] }],
  ['Un œuf', { things: ['egg'] }],
  ['A lighthouse', { things: ['lighthouse'], places: ['beach'] }],
  ['Le dernier train', { things: ['train'] }],
  ['A train station', { places: ['station'] }],
  ['A dog, a ladder and Grandmother’s bag', { things: ['dog', 'ladder', 'backpack'] }],
])('%s is read by its words', (prompt, named) => {
  expect(readPrompt(prompt)).toMatchObject(named)
})

test('words that begin like others are not taken for them', () => {
  const nothing = { places: [], things: [], people: [], tags: [] }
  expect(readPrompt('the keystone of these seasons, des charmes')).toMatchObject(nothing)
  expect(readPrompt('')).toMatchObject(nothing)
})

test('a prompt as long as a book is read in its first words only', () => {
  expect(wordsOf('key '.repeat(100_000))).toHaveLength(200)
})
