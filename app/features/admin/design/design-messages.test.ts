import { afterEach, expect, test } from 'vitest'
import { flashText } from '#app/features/account/flash-text.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { designProblemText } from './problem-text.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const failed = (intent: string, isNew: string, problem = 'unexpected') =>
  designProblemText({ intent, key: '--accent', typed: '', isNew, problem })

test.each([
  ['en', 'designCreated', 'Design setting created successfully'],
  ['en', 'designUpdated', 'Design setting updated successfully'],
  ['en', 'designDeleted', 'Design setting deleted successfully'],
  ['fr', 'designCreated', 'Réglage d’apparence créé'],
  ['fr', 'designUpdated', 'Réglage d’apparence mis à jour'],
  ['fr', 'designDeleted', 'Réglage d’apparence supprimé'],
] as const)('in %s the notice %s says “%s”', (locale, code, title) => {
  overwriteGetLocale(() => locale)
  expect(flashText(code)).toEqual({ title })
})

test.each([
  ['en', 'save', '', 'Failed to update design setting'],
  ['en', 'save', 'row', 'Failed to create design setting'],
  ['en', 'save', 'add', 'Failed to create design setting'],
  ['en', 'delete', '', 'Failed to delete design setting'],
  ['fr', 'save', '', 'Le réglage d’apparence n’a pas pu être mis à jour'],
  ['fr', 'save', 'add', 'Le réglage d’apparence n’a pas pu être créé'],
  ['fr', 'delete', '', 'Le réglage d’apparence n’a pas pu être supprimé'],
] as const)('in %s an unknown failure of %s (%s) says “%s”', (locale, intent, isNew, text) => {
  overwriteGetLocale(() => locale)
  expect(failed(intent, isNew)).toBe(text)
})

test('a known failure says its own message instead', () => {
  expect(failed('save', '', 'design_value')).toBe('This isn’t a value for this setting. Write it like the example.')
  expect(failed('save', 'row', 'design_same')).toBe('This is the built-in value already.')
  expect(failed('delete', '', 'unavailable')).not.toMatch(/^Failed/)
})
