import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { isolateNames } from './isolate-names.mjs'

test('a right-to-left value is isolated from its message', () => {
  expect(m.together_remove({ name: 'שרה' }, { locale: 'en' })).toContain('\u2068שרה\u2069')
  expect(m.together_remove({ name: 'Zoé' }, { locale: 'fr' })).not.toMatch(/[\u2066-\u2069]/u)
})

test('a module without values stays unchanged', () => {
  expect(isolateNames('export const a = () => `Hello`', './isolate.js')).toBe('export const a = () => `Hello`')
})
