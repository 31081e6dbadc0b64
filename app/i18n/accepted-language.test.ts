import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['*', undefined],
  ['de-DE,de;q=0.9', undefined],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de, en-GB;q=0.5, FR;q=0.7', 'fr'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['en;q=soon, fr;q=0.2', 'fr'],
] as const)('a browser that asks for %s is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
