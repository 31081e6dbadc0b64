import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import { cutWords } from './cut-dialog.tsx'
import { m } from '#app/i18n/generated/messages.js'

test.each(locales)('what will be cut is said in numbers, and that all of it is too much: %s', (locale) => {
  overwriteGetLocale(() => locale)
  const drawer = { x: 21.9, y: 55.5, width: 18.8, height: 44.5 }
  expect(cutWords(drawer)).toContain(m.layers_at({ x: 22, y: 56, width: 19, height: 45 }))
  expect(cutWords(drawer)).not.toContain(m.layers_cut_whole())
  expect(cutWords({ x: 50, y: 50, width: 100, height: 100 })).toContain(m.layers_cut_whole())
  expect(cutWords({ x: 50, y: 50, width: 100, height: 40 })).not.toContain(m.layers_cut_whole())
  overwriteGetLocale(() => 'en')
})
