import { afterEach, expect, test } from 'vitest'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { conditionPlaces, effectPlaces, gonePlaces } from './json-places.ts'
import { placeText } from './place-texts.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const solved = { type: 'puzzle_solved', puzzleId: 'p1' }

const types = ['all', 'any', 'not', ...leafTypes]

test.each([
  [{}, []],
  [solved, []],
  [{ type: 'full_moon' }, [{ path: 'type', problem: 'unfit', fits: types }]],
  [{ when: 1 }, [{ path: 'type', problem: 'missing', fits: types }]],
  [
    { type: 'flag_compared', flag: 'a', compare: 'more', value: 1 },
    [{ path: 'compare', problem: 'unfit', fits: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] }],
  ],
  [{ type: 'puzzle_solved' }, [{ path: 'puzzleId', problem: 'missing' }]],
  [{ type: 'puzzle_solved', puzzleId: '' }, [{ path: 'puzzleId', problem: 'missing' }]],
  [{ type: 'puzzle_solved', puzzleId: '../up' }, [{ path: 'puzzleId', problem: 'unfit' }]],
  [{ ...solved, note: 1 }, [{ path: 'note', problem: 'unknown' }]],
  [{ type: 'all' }, [{ path: 'of', problem: 'missing' }]],
  [{ type: 'any', of: solved }, [{ path: 'of', problem: 'unfit' }]],
  [
    { type: 'all', of: [solved, { type: 'not', of: { type: 'has_item', itemId: 'a', count: 'x' } }] },
    [{ path: 'of[1].of.count', problem: 'unfit' }],
  ],
  [
    { type: 'all', note: 1, of: ['x'] },
    [
      { path: 'note', problem: 'unknown' },
      { path: 'of[0]', problem: 'unfit' },
    ],
  ],
])('of %j these places cannot be read: %j', (raw, places) => {
  expect(conditionPlaces(raw)).toEqual(places)
})

test('a condition nested too deeply is reported, without walking all of it', () => {
  let raw: object = solved
  for (let depth = 0; depth < 500; depth++) raw = { type: 'not', of: raw }
  expect(conditionPlaces(raw)).toHaveLength(1)
})

test('the same holds for effects, by the number of each', () => {
  expect(
    effectPlaces([{ type: 'give_item', itemId: 'i1' }, { type: 'give_item' }, { type: 'boom' }, 'x'], 'effects'),
  ).toEqual([
    { path: 'effects[1].itemId', problem: 'missing' },
    { path: 'effects[2].type', problem: 'unfit', fits: expect.arrayContaining(['give_item', 'say']) as string[] },
    { path: 'effects[3]', problem: 'unfit' },
  ])
})

test('references to missing rows are found at their place, in effects and in conditions', () => {
  const row = <Row>(fields: object) => fields as Row
  const rows = {
    puzzles: [row<never>({ id: 'p1' })],
    scenes: [],
    items: [row<never>({ id: 'i1' })],
    npcs: [row<never>({ id: 'n1' })],
    nodes: [row<never>({ npcId: 'n1', nodeId: 'hello' })],
    hotspots: [],
  }
  expect(
    gonePlaces(
      {
        type: 'all',
        of: [solved, { type: 'puzzle_solved', puzzleId: 'p2' }, { type: 'node_seen', npcId: 'n1', nodeId: 'bye' }],
      },
      rows,
    ).map(({ path }) => path),
  ).toEqual(['of[1].puzzleId', 'of[2].nodeId'])
  expect(
    gonePlaces(
      [{ with_item_id: 'i1', result_item_id: 'i2', effects: [{ type: 'go_to_scene', sceneId: 's1' }] }],
      rows,
    ).map(({ path }) => path),
  ).toEqual(['[0].result_item_id', '[0].effects[0].sceneId'])
  expect(gonePlaces({ type: 'node_seen', npcId: 'n1', nodeId: 'hello' }, rows)).toEqual([])
  expect(gonePlaces({ type: 'puzzle_solved', puzzleId: '' }, rows)).toEqual([])
})

test.each([
  ['en', 'of[1].type: doesn’t fit here. Possible here: eq, ne, or lt.'],
  ['fr', 'of[1].type\u00a0: ne convient pas ici. Possibles ici\u00a0: eq, ne ou lt.'],
] as const)('in %s the author is told what would fit', (locale, text) => {
  overwriteGetLocale(() => locale)
  expect(placeText({ path: 'of[1].type', problem: 'unfit', fits: ['eq', 'ne', 'lt'] })).toBe(text)
})
