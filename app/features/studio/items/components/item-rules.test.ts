import { expect, test } from 'vitest'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import {
  effectsOf,
  isIncomplete,
  readCombineRules,
  readUseRules,
  replyOf,
  withValue,
  writeUseRules,
} from './item-rules.ts'
import type { ItemRule } from './item-rules.ts'

test('an item that does nothing has no use, and is stored as empty', () => {
  expect(readUseRules({}, 'en')).toEqual([])
  expect(writeUseRules([])).toEqual({})
})

test('uses are read and written back unchanged, including keys that no form shows', () => {
  const raw = {
    uses: [
      { hotspot_id: 'h1', message: { en: 'Click.' }, effects: [{ type: 'set_flag', flag: 'open' }], note: 'mine' },
    ],
  }
  expect(writeUseRules(readUseRules(raw, 'en')!)).toEqual(raw)
})

test('the short form is one use of the item by itself', () => {
  expect(readUseRules({ heal: 20, message: 'You feel better.', once: true }, 'en')).toEqual([
    {
      message: 'You feel better.',
      once: true,
      effects: [{ type: 'change_counter', counter: 'health', by: 20, label: { en: 'Health', fr: 'Santé' } }],
    },
  ])
  expect(readUseRules({ message: 'Nothing happens.' }, 'en')).toEqual([{ message: 'Nothing happens.', effects: [] }])
})

test.each([
  ['uses that are no list', { uses: 'all' }],
  ['something beside the list', { uses: [], heal: 20 }],
  ['a use that is no object', { uses: ['open'] }],
  ['conditions that are no object', { uses: [{ conditions: 'night' }] }],
  ['a word that the short form does not know', { explode: true }],
])('%s is more than the form can show', (_title, raw) => {
  expect(readUseRules(raw, 'en')).toBeNull()
})

test('the effects of a rule may be in the short form', () => {
  expect(effectsOf({ effects: { experience: 5 } }, 'en')).toEqual([{ type: 'add_experience', amount: 5 }])
  expect(readCombineRules([{ with_item_id: 'b', effects: { unknown: 1 } }], 'en')).toBeNull()
})

test.each([
  ['a combination without its partner', {}, [{ with_item_id: '', effects: [] }], true],
  ['one with an item that is gone', {}, [{ with_item_id: 'lost' }], true],
  ['a use with a line that is not filled in', { uses: [{ effects: [{ type: 'give_item', itemId: '' }] }] }, [], true],
  [
    'a use whose condition is not filled in',
    { uses: [{ conditions: { type: 'puzzle_solved', puzzleId: '' } }] },
    [],
    true,
  ],
  ['what is all there', { heal: 5 }, [{ with_item_id: 'b', message: 'Click.' }], false],
  ['nothing at all', {}, [], false],
])('an item with %s', (_title, useActions, combineRules, incomplete) => {
  const draft = {
    details: { primaryLanguage: 'en' as const },
    items: [{ id: 'b' }] as ItemView[],
    puzzles: [],
    scenes: [],
    npcs: [],
    nodes: [],
    hotspots: [],
  }
  expect(isIncomplete({ useActions, combineRules }, draft)).toBe(incomplete)
})

test('a value can be changed or removed, and the others stay', () => {
  expect(withValue({ message: 'a', once: true }, 'once', undefined)).toEqual({ message: 'a' })
  expect(withValue({ message: 'a' }, 'message', 'b')).toEqual({ message: 'b' })
})

test('two items react in either order, whichever of them has the rule', () => {
  const rule = { with_item_id: 'b', result_item_id: 'd' }
  const item = (id: string, ...combineRules: ItemRule[]) => ({ id, combineRules })
  const [a, b, c] = [item('a', rule), item('b'), item('c', { with_item_id: 'c' })]
  expect(replyOf(a, b)).toEqual({ owner: a, rule })
  expect(replyOf(b, a)).toEqual({ owner: a, rule })
  expect(replyOf(a, c)).toBeNull()
  expect(replyOf(a, a)).toBeNull()
  expect(replyOf(c, c)?.owner).toBe(c)
})
