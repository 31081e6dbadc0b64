import type { LinkedType } from '#app/shared/hotspot-types.ts'
import { hotspot } from '#app/features/engine/edition.fixtures.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets, SecretItem, SecretNode } from '#app/features/engine/edition-secrets.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'

export const spot = (id: string, type: LinkedType, targetId: string, usable: Condition = {}): EditionHotspot =>
  hotspot(id, type, targetId, { usable })

export interface LargeParts {
  rooms: { id: string; hotspots: EditionHotspot[] }[]
  puzzles: { id: string; onSolve: Effect[] }[]
  items: { id: string; consumable: boolean; uses?: SecretItem['uses']; combinations?: SecretItem['combinations'] }[]
  npcs: EditionSecrets['npcs']
}

const scene = { description: {}, altText: {}, imageAssetId: null, canvas: { width: 1920, height: 1080 }, sound: null }
const common = { type: 'code_entry', typeVersion: 1 }

export const plainRule = { conditions: {}, message: {}, effects: [], once: false }
export const plainNode: Omit<SecretNode, 'nodeId'> = {
  type: 'dialogue',
  content: {},
  subtitle: {},
  conditions: {},
  choices: [],
  rewards: [],
}

export function compiledOf({ rooms, puzzles, items, npcs }: LargeParts): Compiled {
  const document = editionDocumentSchema.parse({
    schemaVersion: editionSchemaVersion,
    adventureId: 'house',
    title: {},
    primaryLanguage: 'en',
    languages: ['en'],
    startSceneId: rooms[0]!.id,
    endsWhenAllSolved: false,
    scenes: [
      ...rooms.map((room) => ({ ...scene, ...room, name: { en: room.id }, ending: null })),
      { ...scene, id: 'garden', name: {}, hotspots: [], ending: { text: {}, conditions: {} } },
    ],
    puzzles: puzzles.map(({ id }) => ({
      ...common,
      id,
      name: {},
      description: {},
      imageAssetId: null,
      configuration: {},
      allowedAttempts: 3,
      afterAttempts: 'cooldown',
      timeLimitSeconds: null,
      expectedMinutes: 5,
      hintCosts: [],
      scoring: { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50 },
    })),
    items: items.map(({ id, consumable }) => ({
      id,
      name: {},
      description: {},
      accessibilityText: {},
      iconAssetId: null,
      rarity: 'common',
      stackable: false,
      consumable,
    })),
    npcs: npcs.map(({ id }) => ({ id, name: {}, description: {}, avatarAssetId: null })),
  })
  const secrets = editionSecretsSchema.parse({
    schemaVersion: editionSchemaVersion,
    puzzles: puzzles.map(({ id, onSolve }) => ({ ...common, id, configuration: {}, solution: {}, hints: [], onSolve })),
    items: items.map(({ id, uses = [], combinations = [] }) => ({ id, uses, combinations })),
    npcs,
  })
  return { document, secrets }
}
