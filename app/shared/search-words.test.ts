import { expect, test } from 'vitest'
import { foldLetters } from './fold-text.ts'
import { found, notFound } from './search-cases.fixtures.ts'
import { saysWords, wordsOfSearch } from './search-words.ts'

const finds = (search: string, text: string) => saysWords(foldLetters(text), wordsOfSearch(search))

test.each(found)('%s finds %s', (search, text) => {
  expect(finds(search, text)).toBe(true)
})

test.each(notFound)('%s does not find %s', (search, text) => {
  expect(finds(search, text)).toBe(false)
})
