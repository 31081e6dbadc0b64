import { expect, test } from 'vitest'
import { mergeTranslations } from './merge-translations.ts'

test('what a change names is written, and everything else stays', () => {
  const stored = { fr: { title: 'Le lapin', description: 'Un lapin.' } }
  expect(mergeTranslations(stored, { fr: { title: 'Le lapin salue' } })).toEqual({
    fr: { title: 'Le lapin salue', description: 'Un lapin.' },
  })
  expect(stored).toEqual({ fr: { title: 'Le lapin', description: 'Un lapin.' } })
})

test('an empty text removes the translation, and the last one its language', () => {
  expect(mergeTranslations({ fr: { title: 'Le lapin', hints: ['Ici'] } }, { fr: { title: '' } })).toEqual({
    fr: { hints: ['Ici'] },
  })
  expect(mergeTranslations({ fr: { title: 'Le lapin', hints: ['Ici'] } }, { fr: { title: '', hints: [] } })).toEqual({})
})
