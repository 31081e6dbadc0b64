import { expect, test } from 'vitest'
import { combinationsPlaces, effectsPlaces, usesPlaces } from './effect-places.ts'

const at = (places: ReturnType<typeof effectsPlaces>) => places.map(({ path, problem }) => `${path} ${problem}`)

test.each([
  [[{ type: 'say', text: 'Hello' }], []],
  [
    [
      { type: 'say', text: 'Hello' },
      { type: 'give_item', itemId: '' },
    ],
    ['[1].itemId missing'],
  ],
  [{ effects: [{ type: 'boom' }], heal: 1 }, ['heal unknown', 'effects[0].type unfit']],
  [{ heal: 'much', mesage: 'x' }, ['heal unfit', 'mesage unknown']],
  [{ heal: 5, count: 2 }, ['count unknown']],
  [{ item_id: 'i1', count: 'x' }, ['count unfit']],
  ['boom', [' unfit']],
])('of the effects %j these places cannot be read: %j', (raw, places) => {
  expect(at(effectsPlaces(raw, 'en'))).toEqual(places)
})

test('the same holds for uses, in their list and in the short form', () => {
  const uses = [
    {
      hotspot_id: 3,
      conditions: { type: 'puzzle_solved' },
      message: ['x'],
      effects: [{ type: 'give_item' }],
      once: 'yes',
      note: 1,
    },
    'x',
    {},
  ]
  expect(at(usesPlaces({ uses }, 'en'))).toEqual([
    'uses[0].note unknown',
    'uses[0].hotspot_id unfit',
    'uses[0].conditions.puzzleId missing',
    'uses[0].message unfit',
    'uses[0].effects[0].itemId missing',
    'uses[0].once unfit',
    'uses[1] unfit',
  ])
  expect(at(usesPlaces({ heal: 20, message: 'Better.' }, 'en'))).toEqual([])
  expect(at(usesPlaces({ heel: 20, once: 1 }, 'en'))).toEqual(['once unfit', 'heel unknown'])
})

test('the same holds for combinations', () => {
  expect(
    at(
      combinationsPlaces(
        [
          { with_item_id: 'i1', effects: [] },
          { with_item_id: '', effects: [{ type: 'set_flag', flag: '' }] },
        ],
        'en',
      ),
    ),
  ).toEqual(['[1].effects[0].flag missing', '[1].with_item_id missing'])
})
