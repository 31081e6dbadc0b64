import { expect, test } from 'vitest'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import type { Leaf } from '#app/features/engine/conditions/index.ts'
import type { Actual } from '#app/features/engine/conditions/kind.ts'
import { conditionTexts, leafText } from './index.ts'
import type { Named } from './named.ts'

const names: Named = {
  items: [{ id: 'lamp', name: 'Lamp' }],
  puzzles: [{ id: 'safe', name: 'Safe' }],
  scenes: [{ id: 'hall', name: 'Hall' }],
  npcs: [{ id: 'guard', name: 'Guard' }],
}

const said: [leaf: Leaf, actual: Actual, asked: string, contrary: string, now: string][] = [
  [
    { type: 'has_item', itemId: 'lamp', count: 1 },
    0,
    'the item “Lamp” is in the bag',
    'the item “Lamp” isn’t in the bag',
    '0',
  ],
  [
    { type: 'has_item', itemId: 'lamp', count: 3 },
    2,
    'the bag holds at least 3 of “Lamp”',
    'the bag holds fewer than 3 of “Lamp”',
    '2',
  ],
  [
    { type: 'puzzle_solved', puzzleId: 'safe' },
    false,
    'the puzzle “Safe” is solved',
    'the puzzle “Safe” isn’t solved',
    'not solved',
  ],
  [
    { type: 'scene_visited', sceneId: 'hall' },
    true,
    'the scene “Hall” has been visited',
    'the scene “Hall” hasn’t been visited',
    'visited',
  ],
  [{ type: 'flag_set', flag: 'power' }, null, 'the flag “power” is set', 'the flag “power” isn’t set', 'never set'],
  [{ type: 'flag_set', flag: 'power' }, false, 'the flag “power” is set', 'the flag “power” isn’t set', 'off'],
  [
    { type: 'flag_compared', flag: 'mood', compare: 'eq', value: 'calm' },
    'wild',
    'the flag “mood” is “calm”',
    'the flag “mood” isn’t “calm”',
    '“wild”',
  ],
  [
    { type: 'flag_compared', flag: 'power', compare: 'eq', value: true },
    true,
    'the flag “power” is on',
    'the flag “power” isn’t on',
    'on',
  ],
  [
    { type: 'flag_compared', flag: 'health', compare: 'lt', value: 3 },
    'x',
    'the flag “health” is less than 3',
    'it isn’t true that the flag “health” is less than 3',
    '“x”',
  ],
  [
    { type: 'node_seen', npcId: 'guard', nodeId: 'hello' },
    false,
    '“Guard” has said “hello”',
    '“Guard” hasn’t said “hello”',
    'not reached',
  ],
  [{ type: 'hints_used', atLeast: 2 }, 1, 'at least 2 hints were taken', 'fewer than 2 hints were taken', '1'],
  [
    { type: 'hints_used', puzzleId: 'safe', atLeast: 2 },
    1,
    'at least 2 hints were taken for the puzzle “Safe”',
    'fewer than 2 hints were taken for the puzzle “Safe”',
    '1',
  ],
  [
    { type: 'minutes_elapsed', atLeast: 30 },
    4,
    'at least 30 minutes have been played',
    'fewer than 30 minutes have been played',
    '4',
  ],
  [{ type: 'role', role: 'b' }, true, 'the player has Role B', 'the player doesn’t have Role B', 'yes'],
  [
    { type: 'attempts', puzzleId: 'box', atLeast: 2 },
    0,
    'at least 2 wrong answers were given to the puzzle (no longer there)',
    'fewer than 2 wrong answers were given to the puzzle (no longer there)',
    '0',
  ],
  [{ type: 'role', role: 'b' }, true, 'the player has Role B', 'the player doesn’t have Role B', 'yes'],
]

test('every kind of condition is read as a sentence below', () => {
  expect(new Set(said.map(([{ type }]) => type))).toEqual(new Set(leafTypes))
})

test.each(said)(
  '%j reads as a sentence, as its contrary, and with its current value',
  (leaf, actual, asked, contrary, now) => {
    expect([leafText(leaf, false, names), leafText(leaf, true, names), conditionTexts[leaf.type].now(actual)]).toEqual([
      asked,
      contrary,
      now,
    ])
  },
)
