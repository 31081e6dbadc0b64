import { describe, expect, test } from 'vitest'
import { seenAtOnce } from './change-language-text.ts'

const details = { status: 'published', primaryLanguage: 'en', languages: ['en'] } as const

describe('before the language of an adventure is changed, its author reads', () => {
  test('in which languages the library shows it at once, and that players wait for an update', () => {
    const text = seenAtOnce({ ...details, languages: ['en'] }, 'fr')
    expect(text).toContain('library')
    expect(text).toContain('French')
    expect(text).not.toContain('English')
    expect(text).toContain('publish an update')
  })

  test('both languages where it is offered in both', () => {
    expect(seenAtOnce({ ...details, languages: ['en', 'fr'] }, 'fr')).toContain('French and English')
  })

  test('nothing of players where nothing is played yet', () => {
    expect(seenAtOnce({ ...details, languages: ['en'], status: 'coming_soon' }, 'fr')).not.toContain('Players')
  })

  test.each(['draft', 'in_review'] as const)('nothing of it when nobody sees it: %s', (status) => {
    expect(seenAtOnce({ ...details, languages: ['en'], status }, 'fr')).toBeNull()
  })
})
