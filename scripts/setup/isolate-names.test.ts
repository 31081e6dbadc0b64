import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { isolateNames } from './isolate-names.mjs'

test('what a message is given stands apart where it runs from right to left', () => {
  expect(m.together_remove({ name: 'שרה' }, { locale: 'en' })).toContain('\u2068שרה\u2069')
  expect(m.together_remove({ name: 'Zoé' }, { locale: 'fr' })).not.toMatch(/[\u2066-\u2069]/u)
})

test('a module without values stays as it is', () => {
  expect(isolateNames('export const a = () => `Hello`', './isolate.js')).toBe('export const a = () => `Hello`')
})
