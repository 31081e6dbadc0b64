import { describe, expect, test } from 'vitest'
import { askedLanguage, keepLanguage } from './keep-language.ts'

// cause: links on a page requested with `?lang=fr` led to English pages, half of whose texts stayed French
describe('`?lang=` is kept in the links of a page', () => {
  test.each([
    ['/library', '/library?lang=fr'],
    ['/library?tab=mystery', '/library?tab=mystery&lang=fr'],
    ['/about#team', '/about?lang=fr#team'],
    ['/library?q=a#b?c', '/library?q=a&lang=fr#b?c'],
    ['?page=2', '?page=2&lang=fr'],
    ['.', '.?lang=fr'],
    ['/auth?next=%2Flibrary%3Flang%3Den', '/auth?next=%2Flibrary%3Flang%3Den&lang=fr'],
  ])('of ours: %s', (to, kept) => {
    expect(keepLanguage(to, '?tab=online&lang=fr')).toBe(kept)
  })

  test.each([
    'https://example.org/',
    'mailto:a@example.org',
    '//example.org/',
    '/\\example.org',
    'HTTP://example.org',
    '/about?lang=en',
    '/library?tab=a&lang=en#x',
  ])('others, and those that name a language, are unchanged: %s', (to) => {
    expect(keepLanguage(to, '?lang=fr')).toBe(to)
  })

  test.each(['', '?tab=fr', '?lang=de', '?lang=', '?lang=de&lang=fr'])(
    'nothing is kept on a page requested with "%s"',
    (search) => {
      expect(keepLanguage('/library', search)).toBe('/library')
      expect(askedLanguage(search)).toBeUndefined()
    },
  )
})
