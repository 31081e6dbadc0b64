import { describe, expect, test } from 'vitest'
import { answerText, nameBefore, versionName } from './version-text.ts'

const named = { cause: 'named', name: 'The good ending', editionNumber: null } as const
const published = { cause: 'published', name: '', editionNumber: 3 } as const
const beforeNamed = { cause: 'before_restore', name: 'The good ending', editionNumber: null } as const
const beforeEdition = { cause: 'before_restore', name: '', editionNumber: 3 } as const
const beforeAutomatic = { cause: 'before_restore', name: '', editionNumber: null } as const

describe('a version is called', () => {
  test.each([
    ['by its author’s name', named, 'The good ending'],
    ['after its edition', published, 'Published as edition 3'],
    ['after what was restored then', beforeNamed, 'Before restoring “The good ending”'],
    ['after the edition that was restored then', beforeEdition, 'Before restoring edition 3'],
    ['an automatic one, where nothing better is known', beforeAutomatic, 'Before restoring an automatic version'],
  ])('%s', (_how, version, text) => {
    expect(versionName(version)).toBe(text)
  })

  test.each([
    [named, beforeNamed],
    [published, beforeEdition],
    [beforeNamed, beforeAutomatic],
  ])('when announced before a restore, as the server will call it', (version, before) => {
    expect(nameBefore(version)).toBe(versionName(before))
  })
})

test('a failure says why: no room, what a listed adventure needs, another tab', () => {
  expect(answerText({ status: 'refused', reason: 'tooMany', limit: 50 })).toContain('50')
  expect(answerText({ status: 'refused', reason: 'missingFields', missing: ['cover', 'players'] })).toMatch(
    /Cover.* and .*[Pp]layers/,
  )
  expect(answerText({ status: 'failed', error: { code: 'conflict', params: {} } })).toContain('another tab')
  expect(answerText({ status: 'invalid', fields: { name: ['studio_errors_too_long'] } })).not.toBe('')
})
