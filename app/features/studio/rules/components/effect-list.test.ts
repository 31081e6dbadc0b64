import { expect, test } from 'vitest'
import { effectTypes } from '#app/features/engine/effects/index.ts'
import { isComplete, linesOf } from './effect-list.ts'
import { newEffect } from './effect-words.ts'

test.each(effectTypes.filter((kind) => kind !== 'add_experience' && kind !== 'finish'))(
  'a new line "%s" is complete only if it needs nothing more',
  (kind) => {
    const blank = newEffect(kind)
    expect(blank.type).toBe(kind)
    expect(isComplete(blank, 'en')).toBe(kind === 'say' || kind === 'ask_others')
  },
)

test('effects are a list, a list under its name, or nothing', () => {
  const list = [{ type: 'give_item', itemId: 'i1' }]
  expect(linesOf(list, 'en')).toEqual(list)
  expect(linesOf({ effects: list }, 'en')).toEqual(list)
  expect(linesOf({}, 'en')).toEqual([])
  expect(linesOf(undefined, 'en')).toEqual([])
})

test('the short form of a reward becomes lines', () => {
  expect(linesOf({ item_id: 'i1', experience: 50 }, 'en')).toEqual([
    { type: 'give_item', itemId: 'i1', count: 1 },
    { type: 'add_experience', amount: 50 },
  ])
})

test('an unfinished line is still a line', () => {
  expect(linesOf({ effects: [{ type: 'give_item', itemId: '' }] }, 'en')).toHaveLength(1)
})

test.each([
  ['a word that it does not know', { explode: true }],
  ['something beside the list', { effects: [], heal: 1 }],
  ['a list of words', ['open']],
  ['a number', 5],
])('%s cannot be shown by the form', (_title, raw) => {
  expect(linesOf(raw, 'en')).toBeNull()
})
