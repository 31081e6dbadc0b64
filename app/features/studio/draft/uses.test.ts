import { expect, test } from 'vitest'
import { findUses } from './uses.ts'

type Rows = Parameters<typeof findUses>[0]

const draft = {
  scenes: [{ id: 'hall', name: 'Hall', endingConditions: { type: 'has_item', itemId: 'lamp' } }],
  hotspots: [
    {
      id: 'door',
      sceneId: 'hall',
      name: 'Door',
      targetId: 'safe',
      visibilityConditions: {},
      interactionConditions: { type: 'all', of: [{ type: 'has_item', itemId: 'lamp' }] },
    },
  ],
  puzzles: [{ id: 'safe', name: 'Safe', onSolveEffects: [{ type: 'give_item', itemId: 'lamp' }], onFailEffects: [] }],
  items: [{ id: 'lamp', name: 'Lamp', useActions: {}, combineRules: [{ with_item_id: 'lamp' }] }],
  npcs: [{ id: 'guard', name: 'Guard' }],
  nodes: [
    {
      id: 'n1',
      npcId: 'guard',
      nodeId: 'hello',
      conditions: { type: 'node_seen', npcId: 'guard', nodeId: 'bye' },
      choices: [],
      rewards: [{ type: 'take_item', itemId: 'lamp' }],
    },
  ],
} as unknown as Rows

test('a thing is used by what leads to it, asks for it, gives it or takes it, but not by itself', () => {
  const uses = findUses(draft)
  expect(uses.get('lamp')?.map(({ name }) => name)).toEqual(['Hall › Door', 'Hall', 'Safe', 'Guard › hello'])
  expect(uses.get('safe')).toEqual([{ entity: 'hotspot', id: 'door', parentId: 'hall', name: 'Hall › Door' }])
  expect(uses.has('guard')).toBe(false)
})

test('what is used where it was keeps its list, so that its card is not drawn again', () => {
  const before = findUses(draft)
  const after = findUses({ ...draft, hotspots: [] }, before)
  expect(after.get('lamp')).not.toBe(before.get('lamp'))
  expect(findUses({ ...draft }, before).get('lamp')).toBe(before.get('lamp'))
})
