import { getTableColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { newId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { editions } from '#database/schema/editions.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import type { EditorResult } from './editor-result.ts'
import { performEditorCommand } from './perform-editor-command.server.ts'
import { editorCommandSchema } from './studio.schema.ts'
import type { EditorIntent, EditorRequest } from './studio.schema.ts'

const tables = {
  adventures,
  adventureScenes,
  sceneHotspots,
  adventurePuzzles,
  adventurePuzzleSolutions,
  adventureItems,
  adventureNpcs,
  npcDialogueNodes,
  assets,
  editions,
}

const world = useStudioWorld(null)
let owner: Member
let other: Member
/** The ids of one draft with one of everything. */
let mine: Awaited<ReturnType<typeof buildDraft>>
let theirs: Awaited<ReturnType<typeof buildDraft>>

beforeAll(async () => {
  owner = (await buildUser(world.database)).member
  other = (await buildUser(world.database)).member
  mine = await buildDraft(owner.userId)
  theirs = await buildDraft(other.userId)
})

async function buildDraft(creatorId: string) {
  const adventure = await buildAdventure(world.database, { creatorId })
  const adventureId = adventure.id
  const cover = await buildAsset(world.database, { adventureId, ownerId: creatorId })
  const scene = await buildScene(world.database, { adventureId, isStartingMap: true })
  const second = await buildScene(world.database, { adventureId, name: 'The Garden', displayOrder: 1 })
  const hotspot = await buildHotspot(world.database, { sceneId: scene.id, targetSceneId: second.id })
  const puzzle = await buildPuzzle(world.database, { adventureId })
  const [item] = await world.database.insert(adventureItems).values({ adventureId, name: 'A key' }).returning()
  const [npc] = await world.database.insert(adventureNpcs).values({ adventureId, name: 'The butler' }).returning()
  const [node] = await world.database
    .insert(npcDialogueNodes)
    .values({ npcId: npc!.id, nodeId: 'start', content: 'Good evening.' })
    .returning()
  return {
    adventureId,
    assetId: cover.id,
    sceneId: scene.id,
    secondId: second.id,
    hotspotId: hotspot.id,
    puzzleId: puzzle.id,
    itemId: item!.id,
    npcId: npc!.id,
    nodeId: node!.id,
  }
}

type Ids = typeof mine

const putScene = (
  ids: Partial<Ids>,
  more: Partial<Extract<EditorRequest, { intent: 'put-scene' }>> = {},
): EditorRequest => ({
  intent: 'put-scene',
  id: newId(),
  name: 'New',
  orientation: 'landscape',
  imageAssetId: ids.assetId ?? null,
  soundAssetId: null,
  isStart: false,
  hotspots: [],
  leading: [],
  ...more,
})

/** One request of every intent that works on a draft with these ids, as it was built. */
const requests = (ids: Ids): EditorRequest[] => [
  { intent: 'update-details', version: 1, changes: { title: 'Renamed' } },
  { intent: 'set-cover', version: 1, assetId: ids.assetId },
  { intent: 'remove-cover', version: 1 },
  { intent: 'change-status', version: 1, status: 'draft', changes: { title: 'Renamed' } },
  { intent: 'publish-update' },
  { intent: 'resubmit' },
  { intent: 'check-draft' },
  { intent: 'create-scene', name: 'New' },
  { intent: 'update-scene', sceneId: ids.sceneId, version: 1, changes: { name: 'Renamed' } },
  { intent: 'delete-scene', sceneId: ids.sceneId, version: 1 },
  putScene(ids),
  { intent: 'order-scenes', sceneIds: [ids.secondId, ids.sceneId] },
  { intent: 'set-starting-scene', sceneId: ids.secondId, version: 1 },
  { intent: 'set-scene-image', sceneId: ids.sceneId, version: 1, assetId: ids.assetId },
  { intent: 'set-scene-sound', sceneId: ids.sceneId, version: 1, assetId: null, caption: 'Rain on the roof' },
  { intent: 'create-hotspot', sceneId: ids.sceneId, type: 'puzzle', x: 1, y: 2, targetId: ids.puzzleId },
  { intent: 'update-hotspot', hotspotId: ids.hotspotId, version: 1, changes: { x: 3, targetId: ids.secondId } },
  { intent: 'put-hotspots', sceneId: ids.sceneId, hotspots: [{ id: newId(), type: 'item', x: 1, y: 2 }] },
  { intent: 'update-hotspots', edits: [{ hotspotId: ids.hotspotId, version: 1, changes: { x: 4 } }] },
  { intent: 'delete-hotspot', hotspotId: ids.hotspotId, version: 1 },
  { intent: 'delete-hotspots', sceneId: ids.sceneId, hotspotIds: [ids.hotspotId] },
  { intent: 'order-hotspots', sceneId: ids.sceneId, hotspotIds: [ids.hotspotId] },
  { intent: 'clear-hotspots', sceneId: ids.sceneId },
  { intent: 'create-puzzle', name: 'New', type: 'code_entry' },
  {
    intent: 'update-puzzle',
    puzzleId: ids.puzzleId,
    version: 1,
    changes: { name: 'Renamed', solution: { correctCode: '0000' } },
  },
  { intent: 'delete-puzzle', puzzleId: ids.puzzleId, version: 1 },
  { intent: 'create-item', name: 'New', iconAssetId: ids.assetId },
  { intent: 'update-item', itemId: ids.itemId, version: 1, changes: { name: 'Renamed' } },
  { intent: 'delete-item', itemId: ids.itemId, version: 1 },
  { intent: 'create-npc', name: 'New', avatarAssetId: ids.assetId },
  { intent: 'update-npc', npcId: ids.npcId, version: 1, changes: { name: 'Renamed' } },
  { intent: 'delete-npc', npcId: ids.npcId, version: 1 },
  { intent: 'create-node', npcId: ids.npcId, content: 'New' },
  { intent: 'update-node', id: ids.nodeId, version: 1, changes: { content: 'Renamed' } },
  { intent: 'delete-node', id: ids.nodeId, version: 1 },
  { intent: 'order-nodes', npcId: ids.npcId, nodeIds: [ids.nodeId] },
]

const intents = editorCommandSchema.options.map((schema) => schema.shape.intent.value)
const requestOf = (intent: EditorIntent, ids: Ids): EditorRequest =>
  requests(ids).find((request) => request.intent === intent)!

async function everything(): Promise<string> {
  const rows: unknown[] = []
  for (const table of Object.values(tables))
    rows.push((await world.database.select().from(table)).map((row) => JSON.stringify(row)).sort())
  return JSON.stringify(rows)
}

const notFound = { status: 'failed', error: { code: 'notFound', params: {}, retryAfter: undefined } }

test('the table of requests has one of every intent', () => {
  expect(
    requests(mine)
      .map((request) => request.intent)
      .sort(),
  ).toEqual([...intents].sort())
})

describe('somebody else', () => {
  test.each(intents)('%s on a draft that is not theirs finds nothing and changes nothing', async (intent) => {
    const before = await everything()
    expect(await performEditorCommand(world.database, other, mine.adventureId, requestOf(intent, mine))).toEqual(
      notFound,
    )
    expect(await everything()).toBe(before)
  })

  const nested = intents.filter(
    (intent) =>
      ![
        'update-details',
        'remove-cover',
        'change-status',
        'publish-update',
        'resubmit',
        'check-draft',
        'create-scene',
        'create-puzzle',
      ].includes(intent),
  )

  test.each(nested)(
    '%s with ids of another draft, sent to their own, is answered like ids that never were',
    async (intent) => {
      const absent = Object.fromEntries(Object.keys(mine).map((key) => [key, newId()])) as Ids
      const before = await everything()
      const answer = await performEditorCommand(world.database, other, theirs.adventureId, requestOf(intent, mine))
      expect(answer.status).toBe('failed')
      expect(answer).toEqual(
        await performEditorCommand(world.database, other, theirs.adventureId, requestOf(intent, absent)),
      )
      expect(await everything()).toBe(before)
    },
  )

  test.each([
    [
      'a hotspot',
      (): EditorRequest => ({
        intent: 'create-hotspot',
        sceneId: theirs.sceneId,
        type: 'puzzle',
        x: 1,
        y: 1,
        targetId: mine.puzzleId,
      }),
    ],
    [
      'a changed hotspot',
      (): EditorRequest => ({
        intent: 'update-hotspot',
        hotspotId: theirs.hotspotId,
        version: 1,
        changes: { targetId: mine.sceneId },
      }),
    ],
    ['a cover', (): EditorRequest => ({ intent: 'set-cover', version: 1, assetId: mine.assetId })],
    [
      'a scene',
      (): EditorRequest => ({ intent: 'set-scene-image', sceneId: theirs.sceneId, version: 1, assetId: mine.assetId }),
    ],
    [
      'a sound',
      (): EditorRequest => ({
        intent: 'set-scene-sound',
        sceneId: theirs.sceneId,
        version: 1,
        assetId: mine.assetId,
        caption: '',
      }),
    ],
    ['a whole scene with a picture', (): EditorRequest => putScene({ assetId: mine.assetId })],
    ['a whole scene whose id is taken', (): EditorRequest => putScene({}, { id: mine.sceneId })],
    [
      'a whole scene with a hotspot whose id is taken',
      (): EditorRequest => putScene({}, { hotspots: [{ id: mine.hotspotId, type: 'item', x: 1, y: 1 }] }),
    ],
    [
      'a hotspot whose id is taken',
      (): EditorRequest => ({
        intent: 'put-hotspots',
        sceneId: theirs.sceneId,
        hotspots: [{ id: mine.hotspotId, type: 'item', x: 1, y: 1 }],
      }),
    ],
    [
      'hotspots changed together with another',
      (): EditorRequest => ({
        intent: 'update-hotspots',
        edits: [theirs.hotspotId, mine.hotspotId].map((hotspotId) => ({ hotspotId, version: 1, changes: { x: 9 } })),
      }),
    ],
    [
      'an NPC with a node whose id is taken',
      (): EditorRequest => ({
        intent: 'create-npc',
        id: mine.npcId,
        name: 'Stolen',
        nodes: [{ id: mine.nodeId, nodeId: 'start', content: 'Stolen' }],
      }),
    ],
    [
      'a puzzle',
      (): EditorRequest => ({
        intent: 'update-puzzle',
        puzzleId: theirs.puzzleId,
        version: 1,
        changes: { imageAssetId: mine.assetId },
      }),
    ],
    ['a new item whose id is taken', (): EditorRequest => ({ intent: 'create-item', id: mine.itemId, name: 'Stolen' })],
    [
      'a new node whose id is taken',
      (): EditorRequest => ({ intent: 'create-node', id: mine.nodeId, npcId: theirs.npcId, content: 'Stolen' }),
    ],
  ])('%s of their own cannot lead into a draft that is not theirs', async (_what, request) => {
    const before = await everything()
    const answer = await performEditorCommand(world.database, other, theirs.adventureId, request())
    expect(answer.status).toBe('failed')
    expect(await everything()).toBe(before)
  })

  test.each([
    [
      'links of a whole scene',
      (): EditorRequest =>
        putScene(
          {},
          {
            leading: [mine.hotspotId],
            hotspots: [{ id: newId(), type: 'scene_link', x: 1, y: 1, targetId: mine.sceneId }],
          },
        ),
    ],
    [
      'links of a puzzle',
      (): EditorRequest => ({ intent: 'create-puzzle', name: 'A lock', type: 'code_entry', leading: [mine.hotspotId] }),
    ],
    ['links of an item', (): EditorRequest => ({ intent: 'create-item', name: 'A key', leading: [mine.hotspotId] })],
    [
      'links and dialogue of an NPC',
      (): EditorRequest => ({
        intent: 'create-npc',
        name: 'The cook',
        leading: [mine.hotspotId],
        nodes: [{ id: mine.nodeId, nodeId: 'start', content: 'Stolen' }],
      }),
    ],
    [
      'deleted hotspots',
      (): EditorRequest => ({ intent: 'delete-hotspots', sceneId: theirs.sceneId, hotspotIds: [mine.hotspotId] }),
    ],
    [
      'hotspots to be checked',
      (): EditorRequest => ({
        intent: 'set-scene-image',
        sceneId: theirs.secondId,
        version: 1,
        assetId: theirs.assetId,
        toCheck: [mine.hotspotId],
      }),
    ],
    [
      'put hotspots',
      (): EditorRequest => ({
        intent: 'put-hotspots',
        sceneId: theirs.secondId,
        hotspots: [{ id: newId(), type: 'puzzle', x: 1, y: 1, targetId: mine.puzzleId }],
      }),
    ],
    ['an order of scenes', (): EditorRequest => ({ intent: 'order-scenes', sceneIds: [theirs.sceneId, mine.sceneId] })],
    [
      'an order of hotspots',
      (): EditorRequest => ({
        intent: 'order-hotspots',
        sceneId: theirs.sceneId,
        hotspotIds: [theirs.hotspotId, mine.hotspotId],
      }),
    ],
    [
      'an order of nodes',
      (): EditorRequest => ({ intent: 'order-nodes', npcId: theirs.npcId, nodeIds: [theirs.nodeId, mine.nodeId] }),
    ],
  ])('%s do not reach a draft that is not theirs, whose rows stay as they are', async (_what, request) => {
    const ofMine = async () => {
      const hotspots = (await world.database.select().from(sceneHotspots)).filter(
        (row) => row.sceneId === mine.sceneId || row.sceneId === mine.secondId,
      )
      const scenes = (await world.database.select().from(adventureScenes)).filter(
        (row) => row.adventureId === mine.adventureId,
      )
      const nodes = (await world.database.select().from(npcDialogueNodes)).filter((row) => row.npcId === mine.npcId)
      return JSON.stringify([hotspots, scenes, nodes])
    }
    const before = await ofMine()
    const answer = await performEditorCommand(world.database, other, theirs.adventureId, request())
    expect(answer.status).toBe('saved')
    expect(await ofMine()).toBe(before)
    const mineIds = new Set(Object.values(mine))
    const written = (await world.database.select().from(sceneHotspots)).filter(
      (row) => row.sceneId !== mine.sceneId && row.sceneId !== mine.secondId,
    )
    expect(
      written.filter((row) => mineIds.has(row.targetSceneId ?? '') || mineIds.has(row.targetPuzzleId ?? '')),
    ).toEqual([])
  })

  test.each(['not-an-id', "'; drop table adventures; --", ''])(
    'an address that is no id (%j) is not found',
    async (address) => {
      expect(await performEditorCommand(world.database, owner, address, { intent: 'check-draft' })).toEqual(notFound)
    },
  )
})

describe('mass assignment', () => {
  const columns = [
    ...new Set(
      Object.values(tables).flatMap((table) =>
        Object.entries(getTableColumns(table)).flatMap(([property, column]) => [property, column.name]),
      ),
    ),
  ]

  /** The keys that an object of a command may have. */
  function declared(schema: z.ZodType): string[] {
    if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return declared(schema.unwrap() as z.ZodType)
    return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  }

  test.each(editorCommandSchema.options.map((schema) => [schema.shape.intent.value, schema] as const))(
    '%s refuses every column that is not declared',
    async (intent, schema) => {
      const request = requestOf(intent, mine)
      const before = await everything()
      const added = columns
        .filter((column) => !declared(schema).includes(column))
        .map((column) => ({ ...request, [column]: 1 }))
      const changesSchema = 'changes' in schema.shape ? schema.shape.changes : undefined
      const changed = changesSchema
        ? columns
            .filter((column) => !declared(changesSchema).includes(column))
            .map((column) => ({ ...request, changes: { [column]: 1 } }))
        : []
      expect(added.length).toBeGreaterThan(50)
      for (const body of [...added, ...changed]) {
        const answer = await performEditorCommand(world.database, owner, mine.adventureId, body)
        expect(answer.status, JSON.stringify(body)).toBe('invalid')
      }
      expect(await everything()).toBe(before)
    },
  )
})

describe('what cannot be stored', () => {
  test.each([
    ['a NUL in a text', { intent: 'create-scene', name: 'a\u0000b' }],
    ['half a character in a text', { intent: 'create-scene', name: 'a\ud800' }],
    [
      'a NUL in a condition',
      {
        intent: 'create-hotspot',
        sceneId: newId(),
        type: 'item',
        x: 1,
        y: 1,
        visibilityConditions: { type: '\u0000' },
      },
    ],
    [
      'a condition nested without end',
      {
        intent: 'create-hotspot',
        sceneId: newId(),
        type: 'item',
        x: 1,
        y: 1,
        visibilityConditions: JSON.parse(`${'{"of":'.repeat(40)}1${'}'.repeat(40)}`),
      },
    ],
    ['a place that is no number', { intent: 'create-hotspot', sceneId: newId(), type: 'item', x: 'NaN', y: 1 }],
    ['an intent that is none', { intent: 'drop-table' }],
    ['no object', null],
    ['a list', [1]],
  ])('%s is refused with a message, not an error', async (_what, body) => {
    expect((await performEditorCommand(world.database, owner, mine.adventureId, body)).status).toBe('invalid')
  })
})

describe('saves at the same time', () => {
  const winners = (answers: EditorResult[]) => answers.filter((answer) => answer.status === 'saved').length

  test.each([
    [
      'the details',
      (n: number): EditorRequest => ({ intent: 'update-details', version: 1, changes: { description: `Writer ${n}` } }),
    ],
    [
      'a scene',
      (n: number): EditorRequest => ({
        intent: 'update-scene',
        sceneId: theirs.sceneId,
        version: 1,
        changes: { description: `Writer ${n}` },
      }),
    ],
    [
      'a hotspot',
      (n: number): EditorRequest => ({
        intent: 'update-hotspot',
        hotspotId: theirs.hotspotId,
        version: 1,
        changes: { x: n },
      }),
    ],
    [
      'a puzzle',
      (n: number): EditorRequest => ({
        intent: 'update-puzzle',
        puzzleId: theirs.puzzleId,
        version: 1,
        changes: { solution: { correctCode: String(n) } },
      }),
    ],
    [
      'an item',
      (n: number): EditorRequest => ({
        intent: 'update-item',
        itemId: theirs.itemId,
        version: 1,
        changes: { description: `Writer ${n}` },
      }),
    ],
    [
      'an NPC',
      (n: number): EditorRequest => ({
        intent: 'update-npc',
        npcId: theirs.npcId,
        version: 1,
        changes: { description: `Writer ${n}` },
      }),
    ],
    [
      'a dialogue node',
      (n: number): EditorRequest => ({
        intent: 'update-node',
        id: theirs.nodeId,
        version: 1,
        changes: { subtitle: `Writer ${n}` },
      }),
    ],
  ])('of 50 who save %s from the same version one wins, and the others see what it saved', async (_what, request) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => performEditorCommand(world.database, other, theirs.adventureId, request(n))),
    )
    expect(winners(answers)).toBe(1)
    const saved = answers.find((answer) => answer.status === 'saved')!
    const { draftRevision: _revision, ...rows } = saved.change
    for (const answer of answers.filter((each) => each !== saved)) {
      if (answer.status !== 'conflict') throw new Error(`expected a conflict, got ${JSON.stringify(answer)}`)
      expect(withoutTimes(answer.current)).toEqual(withoutTimes(rows))
    }
  })

  test('a lost save counts as none: the draft is raised once', async () => {
    const draft = await buildDraft(owner.userId)
    const [before] = await revisionOf(draft.adventureId)
    const request: EditorRequest = {
      intent: 'update-scene',
      sceneId: draft.sceneId,
      version: 1,
      changes: { name: 'Once' },
    }
    await Promise.all(
      Array.from({ length: 10 }, () => performEditorCommand(world.database, owner, draft.adventureId, request)),
    )
    expect(await revisionOf(draft.adventureId)).toEqual([before! + 1])
  })
})

const withoutTimes = (rows: object) =>
  JSON.parse(JSON.stringify(rows, (key, value: unknown) => (key === 'updatedAt' ? undefined : value))) as unknown

const revisionOf = async (adventureId: string) =>
  (await world.database.select({ id: adventures.id, revision: adventures.draftRevision }).from(adventures))
    .filter((row) => row.id === adventureId)
    .map((row) => row.revision)
