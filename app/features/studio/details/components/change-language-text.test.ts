import { describe, expect, test } from 'vitest'
import { seenAtOnce } from './change-language-text.ts'

const details = { status: 'published', primaryLanguage: 'en', languages: ['en'] } as const

describe('before changing the language of an adventure, its author reads', () => {
  test('in which languages the library shows it immediately, and that players wait for an update', () => {
    const text = seenAtOnce({ ...details, languages: ['en'] }, 'fr')
    expect(text).toContain('library')
    expect(text).toContain('French')
    expect(text).not.toContain('English')
    expect(text).toContain('publish an update')
  })

  test('both languages if it is offered in both', () => {
    expect(seenAtOnce({ ...details, languages: ['en', 'fr'] }, 'fr')).toContain('French and English')
  })

  test('nothing about players while nobody can play yet', () => {
    expect(seenAtOnce({ ...details, languages: ['en'], status: 'coming_soon' }, 'fr')).not.toContain('Players')
  })

  test.each(['draft', 'in_review'] as const)('nothing about it while nobody sees it: %s', (status) => {
    expect(seenAtOnce({ ...details, languages: ['en'], status }, 'fr')).toBeNull()
  })
})
