import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import { compiledOf, plainNode, plainRule, spot } from './large-parts.fixtures.ts'

const opened = (index: number): Condition => ({ type: 'flag_set', flag: `open${index}` })
const room = (index: number) => `room-${index}`
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A row of rooms. A puzzle gives a door's key; every third needs the previous door, every fortieth way is one-way. */
export function largeAdventure(scenes: number, things: number): Compiled {
  const rooms = upTo(scenes)
  const locks = upTo(things)
  const roomOf = (index: number) => Math.floor((index * scenes) / things)
  // after a one-way passage nobody can go back for what they left undone
  const sameStretch = (one: number, other: number) =>
    Math.floor((roomOf(one) + 1) / 40) === Math.floor((roomOf(other) + 1) / 40)
  const doorOf = (index: number) => Math.min(things - 1, Math.floor((index * things) / scenes))
  const hotspotsOf = (index: number) => [
    ...locks
      .filter((lock) => roomOf(lock) === index)
      .flatMap((lock) => [
        spot(
          `safe-${lock}`,
          'puzzle',
          `lock-${lock}`,
          lock % 3 === 2 && sameStretch(lock, lock - 1) ? opened(lock - 1) : {},
        ),
        spot(`door-${lock}`, 'scene_link', room(roomOf(Math.max(0, lock - 1))), opened(lock)),
      ]),
    ...(index + 1 < scenes
      ? [spot(`on-${index}`, 'scene_link', room(index + 1), index % 5 === 4 ? opened(doorOf(index)) : {})]
      : [spot('out', 'scene_link', 'garden', opened(things - 1))]),
    ...(index > 0 && index % 40 !== 39 ? [spot(`back-${index}`, 'scene_link', room(index - 1))] : []),
    ...(index % 10 === 5 ? [spot(`guide-${index}`, 'npc', 'guide')] : []),
  ]
  const choice = { text: { en: 'Yes?' }, conditions: {}, otherwise: 'hidden' as const }
  return compiledOf({
    rooms: rooms.map((index) => ({ id: room(index), hotspots: hotspotsOf(index) })),
    puzzles: locks.map((lock) => ({
      id: `lock-${lock}`,
      onSolve: [{ type: 'give_item', itemId: `key-${lock}`, count: 1 }],
    })),
    items: locks.map((lock) => ({
      id: `key-${lock}`,
      consumable: true,
      uses: [
        { ...plainRule, hotspotId: `door-${lock}`, effects: [{ type: 'set_flag', flag: `open${lock}`, value: true }] },
      ],
    })),
    npcs: [
      {
        id: 'guide',
        nodes: [
          {
            ...plainNode,
            nodeId: 'hello',
            type: 'question',
            choices: [
              { ...choice, nextNodeId: 'here' },
              { ...choice, nextNodeId: 'key', conditions: opened(1) },
            ],
          },
          { ...plainNode, nodeId: 'here' },
          { ...plainNode, nodeId: 'key' },
        ],
      },
    ],
  })
}

/** A hall with a door to each room, in any order; the way out waits for everything. */
export function hubAdventure(scenes: number, things: number): Compiled {
  const rooms = upTo(scenes - 1)
  const pairs = upTo(Math.floor(things / 4))
  const half = (pair: number, side: 'a' | 'b') => `half-${pair}-${side}`
  const guides = rooms.filter((index) => index % 10 === 5)
  const roomOf = (index: number) => index % rooms.length
  const hotspotsOf = (index: number) => [
    spot(`back-${index}`, 'scene_link', 'hall'),
    ...upTo(things)
      .filter((lock) => roomOf(lock) === index)
      .map((lock) => spot(`safe-${lock}`, 'puzzle', `lock-${lock}`)),
    ...pairs.filter((pair) => roomOf(pair) === index).map((pair) => spot(`lying-${pair}`, 'item', half(pair, 'b'))),
    ...(guides.includes(index)
      ? [
          spot(`guide-${index}`, 'npc', `guide-${index}`),
          spot(`lamp-${index}`, 'scene_link', 'hall', { type: 'flag_set', flag: `lit${index}` }),
        ]
      : []),
  ]
  const made: Condition[] = pairs.slice(0, 40).map((pair) => ({ type: 'has_item', itemId: `whole-${pair}`, count: 1 }))
  return compiledOf({
    rooms: [
      {
        id: 'hall',
        hotspots: [
          ...rooms.map((index) => spot(`door-${index}`, 'scene_link', room(index))),
          spot('out', 'scene_link', 'garden', { type: 'all', of: made }),
        ],
      },
      ...rooms.map((index) => ({ id: room(index), hotspots: hotspotsOf(index) })),
    ],
    puzzles: upTo(things).map((lock) => ({
      id: `lock-${lock}`,
      onSolve:
        lock < pairs.length
          ? [{ type: 'give_item', itemId: half(lock, 'a'), count: 1 }]
          : [{ type: 'add_experience', amount: 5 }],
    })),
    items: [
      ...pairs.flatMap((pair) => [
        {
          id: half(pair, 'a'),
          consumable: true,
          combinations: [{ ...plainRule, withItemId: half(pair, 'b'), resultItemId: `whole-${pair}` }],
        },
        { id: half(pair, 'b'), consumable: true },
        { id: `whole-${pair}`, consumable: false },
      ]),
      ...guides.map((index) => ({
        id: `oil-${index}`,
        consumable: true,
        uses: [
          {
            ...plainRule,
            hotspotId: `lamp-${index}`,
            effects: [{ type: 'set_flag' as const, flag: `lit${index}`, value: true }],
          },
        ],
      })),
    ],
    npcs: guides.map((index) => ({
      id: `guide-${index}`,
      nodes: [
        { ...plainNode, nodeId: 'again', conditions: { type: 'node_seen', npcId: `guide-${index}`, nodeId: 'gift' } },
        {
          ...plainNode,
          nodeId: 'hello',
          type: 'question',
          choices: [{ text: { en: 'Oil?' }, conditions: {}, otherwise: 'hidden', nextNodeId: 'gift' }],
        },
        { ...plainNode, nodeId: 'gift', rewards: [{ type: 'give_item', itemId: `oil-${index}`, count: 1 }] },
      ],
    })),
  })
}

/** The same adventure with two layers in each scene: what a puzzle opens, and a thing until the party has it. */
export function withLayers({ document, secrets }: Compiled): Compiled {
  const { scenes, puzzles, items } = document
  const layer = {
    imageAssetId: 'picture',
    altText: {},
    description: {},
    x: 50,
    y: 50,
    width: 9,
    height: 9,
    fades: false,
  }
  const layersOf = (index: number): NonNullable<Compiled['document']['scenes'][number]['layers']> => [
    {
      ...layer,
      id: `open-${index}`,
      visible: { type: 'puzzle_solved', puzzleId: puzzles[index % puzzles.length]!.id },
    },
    {
      ...layer,
      id: `lying-${index}`,
      visible: { type: 'not', of: { type: 'has_item', itemId: items[index % items.length]!.id, count: 1 } },
    },
  ]
  return {
    document: { ...document, scenes: scenes.map((scene, index) => ({ ...scene, layers: layersOf(index) })) },
    secrets,
  }
}
