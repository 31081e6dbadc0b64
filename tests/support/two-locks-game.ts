import { eq } from 'drizzle-orm'
import type { EditionDocument, EditionHotspot } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { LinkedType } from '#app/shared/hotspot-types.ts'
import { hotspot } from '#app/features/engine/edition.fixtures.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'

export const canaries = {
  code: 'CANARYCODE42',
  decoy: 'CANARYDECOY9',
  hint: 'canary hint words',
  ending: 'canary ending words',
  later: 'canary later scene',
}

/** Of the garden, for who has come to the other end. */
export const teaser = { en: 'teaser: not the last door', fr: 'accroche : pas la dernière porte' }

const bilingual = (name: string) => ({ en: name, fr: `${name} (fr)` })

const spot = (id: string, type: LinkedType, targetId: string, name: string) =>
  hotspot(id, type, targetId, { name: bilingual(name) })

const scene = (id: string, name: string, hotspots: EditionHotspot[]): EditionDocument['scenes'][number] => ({
  id,
  name: bilingual(name),
  description: { en: `You are in the ${name}.` },
  altText: { en: name },
  imageAssetId: null,
  canvas: { width: 1920, height: 1080 },
  sound: null,
  hotspots,
  ending: null,
})

const puzzle = (id: string, name: string, hintCosts: number[]): EditionDocument['puzzles'][number] => ({
  id,
  type: 'code_entry',
  typeVersion: 1,
  name: bilingual(name),
  description: { en: `The ${name} is locked.` },
  imageAssetId: null,
  configuration: { en: { codeLength: 4, codeType: 'numeric', caseSensitive: false, autoCheck: false } },
  allowedAttempts: 3,
  afterAttempts: 'cooldown',
  timeLimitSeconds: null,
  expectedMinutes: 5,
  hintCosts,
  scoring: { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50 },
})

type Secret = EditionSecrets['puzzles'][number]

const secret = (
  id: string,
  correctCode: string,
  codeType: string,
  more: Pick<Secret, 'onSolve' | 'hints'>,
): Secret => ({
  id,
  type: 'code_entry',
  typeVersion: 1,
  configuration: { en: { codeLength: correctCode.length, codeType, showLength: false } },
  solution: { en: { correctCode, decoys: [{ code: canaries.decoy, reply: 'Not that one.' }] } },
  ...more,
})

function makeGame(adventureId: string) {
  const ids = {
    hall: newId(),
    cellar: newId(),
    end: newId(),
    box: newId(),
    safe: newId(),
    key: newId(),
    keySpot: newId(),
    boxSpot: newId(),
    doorSpot: newId(),
    safeSpot: newId(),
  }
  const door = {
    ...spot(ids.doorSpot, 'scene_link', ids.cellar, 'cellar door'),
    usable: { type: 'puzzle_solved' as const, puzzleId: ids.box },
    blockedMessage: { en: 'The door is barred.' },
  }
  const key = {
    id: ids.key,
    name: { en: 'brass key', fr: 'clé de laiton' },
    description: { en: 'Small and warm.' },
    accessibilityText: {},
    iconAssetId: null,
    rarity: 'common' as const,
    stackable: false,
    consumable: false,
  }
  const document: EditionDocument = {
    schemaVersion: 2,
    adventureId,
    title: { en: 'The Two Locks', fr: 'Les deux serrures' },
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    startSceneId: ids.hall,
    endsWhenAllSolved: false,
    scenes: [
      scene(ids.hall, 'hall', [
        spot(ids.keySpot, 'item', ids.key, 'brass key'),
        spot(ids.boxSpot, 'puzzle', ids.box, 'locked box'),
        door,
      ]),
      scene(ids.cellar, canaries.later, [spot(ids.safeSpot, 'puzzle', ids.safe, 'safe')]),
      { ...scene(ids.end, 'garden', []), ending: { text: { en: canaries.ending }, conditions: {}, teaser } },
    ],
    puzzles: [puzzle(ids.box, 'box', [20]), puzzle(ids.safe, 'safe', [])],
    items: [key],
    npcs: [],
  }
  const secrets: EditionSecrets = {
    schemaVersion: 2,
    puzzles: [
      secret(ids.box, '0427', 'numeric', {
        onSolve: [{ type: 'say', text: { en: 'The box springs open.' } }],
        hints: [{ en: canaries.hint }],
      }),
      secret(ids.safe, canaries.code, 'alphanumeric', {
        onSolve: [{ type: 'finish', title: { en: 'Out' }, text: { en: canaries.ending } }],
        hints: [],
      }),
    ],
    items: [],
    npcs: [],
  }
  return { ids, document, secrets }
}

export async function buildTwoLocks(database: Queryable, overrides: Partial<typeof adventures.$inferInsert> = {}) {
  const { id, creatorId } = await buildAdventure(database, {
    title: 'The Two Locks',
    status: 'published',
    languages: ['en', 'fr'],
    translations: { fr: { title: 'Les deux serrures' } },
    ...overrides,
  })
  const game = makeGame(id)
  const editionId = newId()
  await database.insert(editions).values({
    id: editionId,
    adventureId: id,
    number: 1,
    purpose: 'published',
    schemaVersion: 2,
    document: game.document,
    contentHash: 'test',
    draftRevision: 1,
  })
  await database.insert(editionSecrets).values({ editionId, document: game.secrets })
  await database.update(adventures).set({ publishedEditionId: editionId }).where(eq(adventures.id, id))
  return { id, editionId, creatorId: creatorId!, ...game }
}

export type TwoLocks = Awaited<ReturnType<typeof buildTwoLocks>>
