import { expect, test } from 'vitest'
import { copiedTitles } from './copy-title.ts'

const attic = { title: 'The Attic', translations: { fr: { title: 'Le grenier', description: 'Sombre' } } }
const titlesOf = (source: typeof attic, ...taken: string[]) => {
  const { title, translations } = copiedTitles(source, 'en', new Set(taken))
  return [title, translations['fr']!['title']]
}

test('a copy says in each of its languages what it copies, and its other texts stay', () => {
  expect(titlesOf(attic, 'The Attic')).toEqual(['Copy of The Attic', 'Copie : Le grenier'])
  expect(copiedTitles(attic, 'en', new Set()).translations).toEqual({
    fr: { title: 'Copie : Le grenier', description: 'Sombre' },
  })
})

test('a second copy gets a number, and so does a copy of a copy', () => {
  expect(titlesOf(attic, 'Copy of The Attic')).toEqual(['Copy of The Attic (2)', 'Copie : Le grenier (2)'])
  expect(titlesOf(attic, 'Copy of The Attic', 'Copy of The Attic (2)')).toEqual([
    'Copy of The Attic (3)',
    'Copie : Le grenier (3)',
  ])
  const copy = {
    title: 'Copy of The Attic (2)',
    translations: { fr: { title: 'Copie : Le grenier (2)', description: '' } },
  }
  expect(titlesOf(copy, 'Copy of The Attic', 'Copy of The Attic (2)')).toEqual([
    'Copy of The Attic (3)',
    'Copie : Le grenier (3)',
  ])
})

test('a number in the original title stays', () => {
  expect(titlesOf({ ...attic, title: 'Attic (2)' })[0]).toBe('Copy of Attic (2)')
})

test('a long title is cut to leave room for the number', () => {
  const long = { ...attic, title: 'x'.repeat(200) }
  const first = copiedTitles(long, 'en', new Set()).title
  const second = copiedTitles(long, 'en', new Set([first])).title
  expect([first.length, second.length]).toEqual([200, 200])
  expect(second).toMatch(/^Copy of x+ \(2\)$/)
})
