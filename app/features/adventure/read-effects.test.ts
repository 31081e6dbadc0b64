import { expect, test } from 'vitest'
import { readEffects } from './read-effects.ts'

test('a list of effects is read with its defaults, and a plain text is in the primary language', () => {
  expect(
    readEffects(
      [
        { type: 'give_item', itemId: 'key' },
        { type: 'say', text: 'Bonjour' },
        { type: 'finish', title: { en: 'End', fr: 'Fin' } },
      ],
      'fr',
    ),
  ).toEqual([
    { type: 'give_item', itemId: 'key', count: 1 },
    { type: 'say', text: { fr: 'Bonjour' } },
    { type: 'finish', title: { en: 'End', fr: 'Fin' }, text: {} },
  ])
})

test('the short form says the same in fewer words', () => {
  expect(readEffects({ item_id: 'coin', count: 3, experience: 50, heal: -5, message: 'Take it.' }, 'en')).toEqual([
    { type: 'give_item', itemId: 'coin', count: 3 },
    { type: 'add_experience', amount: 50 },
    { type: 'change_counter', counter: 'health', by: -5, label: { en: 'Health', fr: 'Santé' } },
    { type: 'say', text: { en: 'Take it.' } },
  ])
  expect(readEffects({ effects: [{ type: 'set_flag', flag: 'lamp' }] }, 'en')).toEqual([
    { type: 'set_flag', flag: 'lamp', value: true },
  ])
  expect(readEffects({}, 'en')).toEqual([])
})

const slips: unknown[] = [
  null,
  'heal',
  [null],
  [{ type: 'explode' }],
  [{ type: 'give_item' }],
  [{ type: 'say', text: { en: 'Hi', de: 'Hallo' } }],
  [{ type: 'say', text: 5 }],
  [{ type: 'set_flag', flag: '__proto__' }],
  { hael: 20 },
  { count: 2 },
  { heal: 'much' },
  { effects: [], heal: 2 },
  { constructor: 1 },
]

test.each(slips.map((raw) => ({ raw })))('a mistake is reported, not ignored: $raw', ({ raw }) => {
  expect(readEffects(raw, 'en')).toBeNull()
})
