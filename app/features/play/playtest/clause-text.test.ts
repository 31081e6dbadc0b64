import { expect, test } from 'vitest'
import type { Leaf } from '#app/features/engine/condition.schema.ts'
import type { Actual } from '#app/features/engine/explain-condition.ts'
import { actualText, clauseText } from './clause-text.ts'
import type { Names } from './clause-text.ts'

const names: Names = {
  items: [{ id: 'lamp', name: 'Lamp', count: 0, stackable: true }],
  puzzles: [{ id: 'safe', name: 'Safe', solved: false, wrong: 0, hints: 0 }],
  scenes: [{ id: 'hall', name: 'Hall', visited: true }],
  npcs: [{ id: 'guard', name: 'Guard' }],
}

test.each<[Leaf, Actual, string, string, string]>([
  [{ type: 'has_item', itemId: 'lamp', count: 1 }, 0, 'Lamp is carried', 'Lamp isn’t carried', '0'],
  [{ type: 'has_item', itemId: 'lamp', count: 3 }, 2, 'Lamp: 3 or more carried', 'Lamp: fewer than 3 carried', '2'],
  [{ type: 'puzzle_solved', puzzleId: 'safe' }, false, 'Safe is solved', 'Safe isn’t solved', 'not solved'],
  [{ type: 'scene_visited', sceneId: 'hall' }, true, 'Hall has been visited', 'Hall hasn’t been visited', 'visited'],
  [{ type: 'flag_set', flag: 'power' }, null, 'the flag “power” is on', 'the flag “power” is off', 'never set'],
  [{ type: 'flag_set', flag: 'power' }, false, 'the flag “power” is on', 'the flag “power” is off', 'off'],
  [
    { type: 'flag_compared', flag: 'mood', compare: 'eq', value: 'calm' },
    'wild',
    'the flag “mood” is exactly “calm”',
    'the flag “mood” is anything but “calm”',
    '“wild”',
  ],
  [
    { type: 'flag_compared', flag: 'health', compare: 'lt', value: 3 },
    'x',
    'the flag “health” is below 3',
    'Not: the flag “health” is below 3',
    '“x”',
  ],
  [
    { type: 'node_seen', npcId: 'guard', nodeId: 'hello' },
    false,
    'Guard has come to “hello”',
    'Guard hasn’t come to “hello”',
    'not reached',
  ],
  [{ type: 'hints_used', atLeast: 2 }, 1, 'hints taken: 2 or more', 'hints taken: fewer than 2', '1'],
  [
    { type: 'hints_used', puzzleId: 'safe', atLeast: 2 },
    1,
    'hints taken for Safe: 2 or more',
    'hints taken for Safe: fewer than 2',
    '1',
  ],
  [{ type: 'minutes_elapsed', atLeast: 30 }, 4, 'minutes played: 30 or more', 'minutes played: fewer than 30', '4'],
  [
    { type: 'attempts', puzzleId: 'box', atLeast: 2 },
    0,
    'wrong answers to something that’s gone: 2 or more',
    'wrong answers to something that’s gone: fewer than 2',
    '0',
  ],
])('%j reads as a sentence, as its contrary, and with what it is now', (leaf, actual, asked, contrary, now) => {
  expect([clauseText(leaf, false, names), clauseText(leaf, true, names), actualText(leaf, actual)]).toEqual([
    asked,
    contrary,
    now,
  ])
})
