import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import { documentSlugs } from './document.ts'
import type { Block } from './document.ts'
import { findDocument, findSupport } from './legal.server.ts'

const documents = locales.flatMap((locale) =>
  documentSlugs.map((slug) => ({ slug, locale, document: findDocument(slug, locale) })),
)

const blockTexts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    typeof block === 'string' ? [block] : 'points' in block ? [...block.points] : block.terms.flat(),
  )

describe.each(documents)('$slug in $locale', ({ slug, locale, document }) => {
  test('says that it was last updated in January 2025', () => {
    expect(document.updated).toBe(
      locale === 'fr' ? 'Dernière mise à jour\u00a0: janvier 2025' : 'Last updated January 2025',
    )
  })

  test('has the same parts in both languages', () => {
    const other = findDocument(slug, locale === 'fr' ? 'en' : 'fr')
    expect(document.sections.map(({ blocks }) => blocks.map((block) => blockTexts([block]).length))).toEqual(
      other.sections.map(({ blocks }) => blocks.map((block) => blockTexts([block]).length)),
    )
  })
})

test('the privacy policy names the four kinds of data', () => {
  const kinds = findDocument('privacy-policy', 'en').sections[0]!.blocks.flatMap((block) =>
    typeof block === 'object' && 'terms' in block ? block.terms.map(([term]) => term) : [],
  )
  expect(kinds).toEqual([
    'Account information such as name, email and password',
    'Payment information',
    'Game progress and statistics',
    'Support communications',
  ])
})

test('the player agreement has the terms for creators: licence, artificial intelligence, age', () => {
  const texts = (locale: 'en' | 'fr') => JSON.stringify(findDocument('player-agreement', locale))
  for (const words of ['14 years or older', 'licence', 'artificial intelligence']) expect(texts('en')).toContain(words)
  for (const words of ['14\u00a0ans ou plus', 'licence', 'intelligence artificielle'])
    expect(texts('fr')).toContain(words)
})

test.each(locales)('player support answers five questions (%s)', (locale) => {
  const { questions } = findSupport(locale)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(5)
  expect(questions.every(({ answer }) => answer.join(' ').length > 100)).toBe(true)
})

test.each(locales)('punctuation is that of the language, and the English is conversational (%s)', (locale) => {
  const support = findSupport(locale)
  const sections = [...documentSlugs.flatMap((slug) => findDocument(slug, locale).sections), ...support.sections]
  const texts = [
    ...sections.flatMap(({ title, blocks }) => [title, ...blockTexts(blocks)]),
    ...support.questions.flatMap(({ question, answer }) => [question, ...answer]),
  ]
  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
  if (locale === 'fr') expect(texts.filter((text) => / [:»]|« |[\u00a0\u202f ][!?;]/.test(text))).toEqual([])
  if (locale === 'en')
    expect(texts.filter((text) => /\b(?:do|does|is|are|has|have) not\b|cannot/i.test(text))).toEqual([])
})
