import { expect, test } from 'vitest'
import { facts, id } from './draft.fixtures.ts'
import { smallDinner, smallRoom } from './kit-draft.fixtures.ts'
import { kitLists } from './kit-rows.ts'
import { findUses, groupedUses } from './uses.ts'
import { draftView } from './view.ts'

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
  layers: [{ id: 'glow', sceneId: 'hall', name: 'Glow', visibilityConditions: { type: 'has_item', itemId: 'lamp' } }],
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
  ...Object.fromEntries(kitLists.map((list) => [list, []])),
  dinnerStory: null,
  dinnerGuide: null,
  roomSetup: null,
  roomGuide: null,
} as unknown as Rows

test('a thing is used by what leads to it, asks for it, gives it or takes it, but not by itself', () => {
  const uses = findUses(draft)
  expect(uses.get('lamp')?.map(({ name }) => name)).toEqual(['Door', 'Glow', 'Hall', 'Safe', 'hello'])
  expect(uses.get('safe')).toEqual([{ entity: 'hotspot', id: 'door', parentId: 'hall', within: 'Hall', name: 'Door' }])
  expect(uses.has('guard')).toBe(false)
})

test('uses in one scene or NPC stand together, and uses in none are a group of their own', () => {
  const hotspot = (id: string, parentId: string) => ({
    entity: 'hotspot' as const,
    id,
    parentId,
    within: parentId,
    name: id,
  })
  const uses = [
    hotspot('door', 'Hall'),
    hotspot('shelf', 'Cellar'),
    { entity: 'item' as const, id: 'lamp', name: 'lamp' },
    hotspot('rug', 'Hall'),
    { entity: 'puzzle' as const, id: 'safe', name: 'safe' },
  ]
  const namesIn = (most: number) =>
    groupedUses(uses, most).map(({ within, uses: all }) => [within, ...all.map(({ name }) => name)])
  expect(namesIn(9)).toEqual([
    ['Hall', 'door', 'rug'],
    ['Cellar', 'shelf'],
    [undefined, 'lamp', 'safe'],
  ])
  expect(namesIn(2)).toEqual([['Hall', 'door', 'rug']])
})

test('unchanged uses keep their list, so that the card does not rerender', () => {
  const before = findUses(draft)
  const after = findUses({ ...draft, hotspots: [] }, before)
  expect(after.get('lamp')).not.toBe(before.get('lamp'))
  expect(findUses({ ...draft }, before).get('lamp')).toBe(before.get('lamp'))
})

test('in a dinner characters and courses are used by what refers to them', () => {
  const uses = findUses(draftView(smallDinner(), facts()))
  const namesOf = (name: string) => uses.get(id(name))?.map((use) => use.name)
  expect(namesOf('bo')).toEqual(['Letter', 'Bo came.'])
  expect(namesOf('ada')).toEqual(['Letter'])
  expect(namesOf('soup')).toEqual(['Ada: card 1', 'Bo: card 1', 'Letter'])
})

test('in a room things are used by puzzles that need or give them, props by their clues', () => {
  const uses = findUses(draftView(smallRoom(), facts()))
  const namesOf = (name: string) => uses.get(id(name))?.map((use) => use.name)
  expect([namesOf('key'), namesOf('note'), namesOf('box')]).toEqual([['Lock', 'Door'], ['Lock'], ['Note']])
  expect(uses.get(id('riddle'))).toEqual([{ entity: 'roomPuzzle', id: id('door'), name: 'Door' }])
})
