import { afterAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import { effectTypes } from '#app/features/engine/effects/index.ts'
import { effectSentence, newEffect } from './effect-words.ts'

const row = <Row>(fields: object) => fields as Row
const named = { items: [row<never>({ id: 'i1', name: 'Lamp' })], scenes: [row<never>({ id: 's1', name: 'Cellar' })] }
let language: Locale = 'en'
overwriteGetLocale(() => language)
afterAll(() => overwriteGetLocale(() => 'en'))
const read = (locale: Locale, effect: Record<string, unknown>) => {
  language = locale
  return effectSentence(effect, named, 'en').replaceAll(/\s/g, ' ')
}

test.each([
  [{ type: 'give_item', itemId: 'i1' }, 'Give the item “Lamp”', 'Donner l’objet « Lamp »'],
  [
    { type: 'take_item', itemId: 'i1', count: 2 },
    'Take the item “Lamp” away, 2 of it',
    'Retirer l’objet « Lamp » en 2 exemplaires',
  ],
  [{ type: 'give_item', itemId: 'gone' }, 'Give the item (no longer there)', 'Donner l’objet (n’existe plus)'],
  [{ type: 'say', text: { en: 'Click.', fr: 'Clic.' } }, 'Say “Click.”', 'Dire « Clic. »'],
  [
    { type: 'set_flag', flag: 'open', value: false },
    'Set the flag “open” to false',
    'Donner à l’indicateur « open » la valeur false',
  ],
  [{ type: 'add_experience', amount: 1 }, 'Add 1 point of experience', 'Ajouter 1 point d’expérience'],
  [
    { type: 'change_counter', counter: 'health', by: -5 },
    'Lower the counter “health” by 5',
    'Diminuer le compteur « health » de 5',
  ],
  [{ type: 'go_to_scene', sceneId: 's1' }, 'Go to the scene “Cellar”', 'Aller à la scène « Cellar »'],
  [{ type: 'ask_others' }, 'Ask the others first', 'Demander d’abord aux autres'],
  [{ type: 'finish', title: 'Out' }, 'Finish with the ending “Out”', 'Terminer par la fin « Out »'],
])('%j reads as a sentence in both languages', (effect, english, french) => {
  expect([read('en', effect), read('fr', effect)]).toEqual([english, french])
})

test.each(effectTypes.filter((kind) => kind !== 'ask_others'))('a new line "%s" reads with a blank', (kind) => {
  expect(read('en', newEffect(kind))).toMatch(kind === 'add_experience' ? /10/ : /…/)
})

test('an effect of an unknown type is named by its type', () => {
  expect(read('en', { type: 'explode' })).toContain('explode')
})
