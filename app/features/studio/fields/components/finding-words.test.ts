import { expect, test } from 'vitest'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import { findingWords } from './finding-words.ts'

const finding = (change: Partial<Finding>): Finding => ({
  code: 'puzzle_incomplete',
  severity: 'error',
  where: { entity: 'puzzle', id: 'p', field: 'settings.en.riddleText' },
  params: { name: 'Echo', language: 'en fr', type: 'riddle', problem: 'text_missing' },
  ...change,
})

test('an unfinished puzzle says what is missing in which languages, in the words of its form', () => {
  expect(findingWords(finding({}))).toBe('Puzzle “Echo” (English, French): Write the riddle.')
  const repeats = { name: 'Echo', language: 'en', type: 'riddle', problem: 'answer_repeats', value: 'echo' }
  expect(findingWords(finding({ code: 'puzzle_doubtful', params: repeats }))).toBe(
    'Puzzle “Echo” (English): “echo” is accepted already.',
  )
})

test('untranslated texts are named field by field', () => {
  const missing = finding({
    code: 'translation_missing',
    where: { entity: 'puzzle', id: 'p', field: 'p hints.1.fr' },
    params: { name: 'Echo', language: 'fr', count: 2 },
    missing: ['description', 'hints.1'],
  })
  expect(findingWords(missing)).toBe('2 texts of “Echo” are missing in French. Description, Hint 2.')
})

test('an unreadable condition says which of its hotspot’s two conditions it is', () => {
  const where = { entity: 'hotspot', id: 'h', parentId: 's', field: 'interactionConditions' } as const
  const text = findingWords(finding({ code: 'condition_unreadable', where, params: { name: 'Door' } }))
  expect(text).toContain('A condition of “Door” can’t be read. (')
})

test('a dead end says which items are missing there', () => {
  const where = { entity: 'scene', id: 's' } as const
  const text = findingWords(finding({ code: 'dead_end', where, params: { name: 'Pit' }, missing: ['Rope', 'Hook'] }))
  expect(text).toContain('What’s missing there: Rope, Hook.')
})

test('a finding links to the form with the field, a missing translation to its row of the texts', () => {
  expect(editorPlace(finding({}).where)).toBe('?tab=puzzles&puzzle=p&field=settings.en.riddleText')
  expect(editorPlace({ entity: 'adventure', id: 'a', field: 'accessibilityTags' })).toBe(
    '?tab=details&field=accessibilityTags',
  )
  expect(editorPlace({ entity: 'scene', id: 's', field: 's altText.fr' })).toBe('?tab=texts&field=s%20altText.fr')
})
