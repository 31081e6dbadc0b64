import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'

const spot = (id: string, type: EditionHotspot['type'], targetId: string, usable: Condition = {}): EditionHotspot => ({
  id, type, targetId, usable, name: { en: id }, shape: 'rectangle', x: 50, y: 50, width: 60, height: 60,
  points: [], zIndex: 0, visible: {}, blockedMessage: {},
})
const opened = (index: number): Condition => ({ type: 'flag_set', flag: `open${index}` })
const common = { type: 'code_entry', typeVersion: 1 }
const room = (index: number) => `room-${index}`

/**
 * A house of rooms in a row, for tests and measurements. As many puzzles and items as asked for lie in them: each puzzle
 * gives a key that is used up on a door, every third needs the door before, every fifth way waits for a door, every
 * fortieth leads one way only, and in every tenth room somebody can be asked.
 */
export function largeAdventure(scenes: number, things: number): Compiled {
  const rooms = Array.from({ length: scenes }, (_, index) => index)
  const locks = Array.from({ length: things }, (_, index) => index)
  const roomOf = (index: number) => Math.floor((index * scenes) / things)
  const doorOf = (index: number) => Math.min(things - 1, Math.floor((index * things) / scenes))
  const hotspotsOf = (index: number) => [
    ...locks.filter((lock) => roomOf(lock) === index).flatMap((lock) => [
      spot(`safe-${lock}`, 'puzzle', `lock-${lock}`, lock % 3 === 2 ? opened(lock - 1) : {}),
      spot(`door-${lock}`, 'scene_link', room(roomOf(Math.max(0, lock - 1))), opened(lock)),
    ]),
    ...(index + 1 < scenes ? [spot(`on-${index}`, 'scene_link', room(index + 1), index % 5 === 4 ? opened(doorOf(index)) : {})] : [spot('out', 'scene_link', 'garden', opened(things - 1))]),
    ...(index > 0 && index % 40 !== 39 ? [spot(`back-${index}`, 'scene_link', room(index - 1))] : []),
    ...(index % 10 === 5 ? [spot(`guide-${index}`, 'npc', 'guide')] : []),
  ]
  const scene = { description: {}, altText: {}, imageAssetId: null, canvas: { width: 1920, height: 1080 }, sound: null }
  const document = editionDocumentSchema.parse({
    schemaVersion: editionSchemaVersion, adventureId: 'house', title: {}, primaryLanguage: 'en', languages: ['en'], startSceneId: room(0), endsWhenAllSolved: false,
    scenes: [...rooms.map((index) => ({ ...scene, id: room(index), name: { en: room(index) }, hotspots: hotspotsOf(index), ending: null })), { ...scene, id: 'garden', name: {}, hotspots: [], ending: { text: {}, conditions: {} } }],
    puzzles: locks.map((lock) => ({
      ...common, id: `lock-${lock}`, name: {}, description: {}, imageAssetId: null, configuration: {}, allowedAttempts: 3, afterAttempts: 'cooldown',
      timeLimitSeconds: null, expectedMinutes: 5, hintCosts: [], scoring: { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50 },
    })),
    items: locks.map((lock) => ({ id: `key-${lock}`, name: {}, description: {}, accessibilityText: {}, iconAssetId: null, rarity: 'common', stackable: false, consumable: true })),
    npcs: [{ id: 'guide', name: {}, description: {}, avatarAssetId: null }],
  })
  const node = { type: 'dialogue', content: {}, subtitle: {}, conditions: {}, choices: [], rewards: [] }
  const choice = { text: { en: 'Yes?' }, conditions: {}, otherwise: 'hidden' }
  const secrets = editionSecretsSchema.parse({
    schemaVersion: editionSchemaVersion,
    puzzles: locks.map((lock) => ({ ...common, id: `lock-${lock}`, configuration: {}, solution: {}, hints: [], onSolve: [{ type: 'give_item', itemId: `key-${lock}`, count: 1 }] })),
    items: locks.map((lock) => ({
      id: `key-${lock}`,
      uses: [{ hotspotId: `door-${lock}`, conditions: {}, message: {}, effects: [{ type: 'set_flag', flag: `open${lock}`, value: true }], once: false }],
      combinations: [],
    })),
    npcs: [
      {
        id: 'guide',
        nodes: [
          { ...node, nodeId: 'hello', type: 'question', choices: [{ ...choice, nextNodeId: 'here' }, { ...choice, nextNodeId: 'key', conditions: opened(1) }] },
          { ...node, nodeId: 'here' },
          { ...node, nodeId: 'key' },
        ],
      },
    ],
  })
  return { document, secrets }
}
