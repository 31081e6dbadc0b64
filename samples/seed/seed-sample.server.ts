import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows, findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { createItem } from '#app/features/studio/cast/create-item.server.ts'
import { createNode } from '#app/features/studio/cast/create-node.server.ts'
import { createNpc } from '#app/features/studio/cast/create-npc.server.ts'
import { deleteItem } from '#app/features/studio/cast/delete-item.server.ts'
import { deleteNpc } from '#app/features/studio/cast/delete-npc.server.ts'
import { changeStatus } from '#app/features/studio/details/change-status.server.ts'
import { publishUpdate } from '#app/features/studio/details/publish-update.server.ts'
import { setCover } from '#app/features/studio/details/set-cover.server.ts'
import { updateAdventureDetails } from '#app/features/studio/details/update-adventure-details.server.ts'
import { Refused } from '#app/features/studio/edit-refusals.ts'
import { createAdventure } from '#app/features/studio/projects/create-adventure.server.ts'
import { createPuzzle } from '#app/features/studio/puzzles/create-puzzle.server.ts'
import { deletePuzzle } from '#app/features/studio/puzzles/delete-puzzle.server.ts'
import { createHotspot } from '#app/features/studio/scenes/create-hotspot.server.ts'
import { createScene } from '#app/features/studio/scenes/create-scene.server.ts'
import { deleteScene } from '#app/features/studio/scenes/delete-scene.server.ts'
import { setSceneImage } from '#app/features/studio/scenes/set-scene-image.server.ts'
import { setSceneSound } from '#app/features/studio/scenes/set-scene-sound.server.ts'
import { setStartingScene } from '#app/features/studio/scenes/set-starting-scene.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import type { SampleAdventure, SampleScene } from '#samples/sample-adventure.ts'
import { itemRequest, nodeRequest, npcRequest } from './sample-cast-requests.ts'
import { sampleIds } from './sample-ids.ts'
import {
  createRequest,
  detailsRequest,
  hotspotRequest,
  puzzleRequest,
  sceneRequest,
  soundRequest,
} from './sample-requests.ts'
import type { Target } from './sample-rules.ts'
import { storeSampleFiles } from './store-sample-files.server.ts'
import type { FileIds, Seeding } from './store-sample-files.server.ts'

export type Seeded = 'created' | 'updated' | 'unchanged'

type Row = typeof adventures.$inferSelect

/** One transaction with the studio's use-cases. Deleted or unpublished samples stay so; a newer version is left alone. */
export async function seedSample(seeding: Seeding, sample: SampleAdventure): Promise<Seeded> {
  const { database } = seeding
  const found = await findSample(database, sample.key)
  if (found && (found.deletedAt !== null || (found.sampleVersion ?? 0) >= sample.version)) return 'unchanged'
  const row = found ?? (await createSample(seeding, sample))
  const files = await storeSampleFiles(seeding, sample, row.id)
  await database.transaction(async (tx) => {
    const isNew = (row.sampleVersion ?? 0) === 0
    await writeDraft(tx, seeding.owner, sample, row.id, files)
    await publishSample(tx, seeding.owner, row.id, isNew)
    await tx.update(adventures).set({ sampleVersion: sample.version }).where(eq(adventures.id, row.id))
  })
  return found ? 'updated' : 'created'
}

async function findSample(database: Database | Transaction, key: string): Promise<Row | undefined> {
  const [row] = await database.select().from(adventures).where(eq(adventures.sampleKey, key))
  return row
}

/** The key is set first; version 0 means that nothing is in it yet. */
const createSample = ({ database, owner }: Seeding, sample: SampleAdventure): Promise<Row> =>
  database.transaction(async (tx) => {
    const { id } = await createAdventure(tx, owner, createRequest(sample))
    const [row] = await tx
      .update(adventures)
      .set({ sampleKey: sample.key, sampleVersion: 0 })
      .where(eq(adventures.id, id))
      .returning()
    if (!row) throw new Error(`the sample ${sample.key} was not created`)
    return row
  })

/** Deletes what was there and creates it anew under the same ids. */
export async function writeDraft(
  tx: Transaction,
  owner: Member,
  sample: SampleAdventure,
  adventureId: string,
  files: FileIds,
): Promise<void> {
  const before = await findStoredDraft(tx, adventureId)
  if (!before) throw new Error(`the sample ${sample.key} is gone`)
  const details = await updateAdventureDetails(tx, owner, {
    adventureId,
    ...detailsRequest(sample, before.adventure.version),
  })
  await setCover(tx, owner, {
    intent: 'set-cover',
    adventureId,
    version: details.details?.version ?? 0,
    assetId: files(sample.cover.image),
  })
  await emptyDraft(tx, owner, adventureId)

  const target = { ids: sampleIds(sample, before), primary: sample.primaryLanguage }
  const write = { tx, owner, adventureId, target, files }
  for (const [index, scene] of sample.scenes.entries()) await writeScene(write, scene, index)
  const start = sample.scenes.find((scene) => scene.isStartingMap)
  if (start && start !== sample.scenes[0]) {
    const { version } = (await findSceneRows(tx, adventureId, [target.ids('scene', start.key)]))[0]!
    await setStartingScene(tx, owner, {
      intent: 'set-starting-scene',
      adventureId,
      sceneId: target.ids('scene', start.key),
      version,
    })
  }
  for (const puzzle of sample.puzzles) await createPuzzle(tx, owner, { adventureId, ...puzzleRequest(target, puzzle) })
  for (const item of sample.items)
    await createItem(tx, owner, { adventureId, ...itemRequest(target, item, files(item.icon)) })
  for (const npc of sample.npcs) {
    await createNpc(tx, owner, { adventureId, ...npcRequest(target, npc, files(npc.avatar)) })
    for (const [index, node] of npc.nodes.entries())
      await createNode(tx, owner, { adventureId, ...nodeRequest(target, npc, node, index) })
  }
  for (const scene of sample.scenes) {
    const own = sample.hotspots.filter((hotspot) => hotspot.sceneKey === scene.key)
    for (const [index, hotspot] of own.entries())
      await createHotspot(tx, owner, { adventureId, ...hotspotRequest(target, hotspot, index) })
  }
}

type Writing = { tx: Transaction; owner: Member; adventureId: string; target: Target; files: FileIds }

async function writeScene(
  { tx, owner, adventureId, target, files }: Writing,
  scene: SampleScene,
  index: number,
): Promise<void> {
  const sceneId = target.ids('scene', scene.key)
  await createScene(tx, owner, { adventureId, ...sceneRequest(target, scene, index) })
  await setSceneImage(tx, owner, {
    intent: 'set-scene-image',
    adventureId,
    sceneId,
    version: 1,
    assetId: files(scene.image),
  })
  if (scene.sound)
    await setSceneSound(tx, owner, {
      adventureId,
      ...soundRequest(target, scene, scene.sound.caption, 2, files(scene.sound.file)),
    })
}

async function emptyDraft(tx: Transaction, owner: Member, adventureId: string): Promise<void> {
  const draft = await findStoredDraft(tx, adventureId)
  for (const puzzle of draft?.puzzles ?? [])
    await deletePuzzle(tx, owner, {
      intent: 'delete-puzzle',
      adventureId,
      puzzleId: puzzle.id,
      version: puzzle.version,
    })
  for (const item of draft?.items ?? [])
    await deleteItem(tx, owner, { intent: 'delete-item', adventureId, itemId: item.id, version: item.version })
  for (const npc of draft?.npcs ?? [])
    await deleteNpc(tx, owner, { intent: 'delete-npc', adventureId, npcId: npc.id, version: npc.version })
  // From the last: otherwise the start would move from scene to scene
  for (const scene of (draft?.scenes ?? []).toReversed())
    await deleteScene(tx, owner, { intent: 'delete-scene', adventureId, sceneId: scene.id, version: scene.version })
}

/** Publishes again only when players would notice. */
async function publishSample(tx: Transaction, owner: Member, adventureId: string, isNew: boolean): Promise<void> {
  const draft = await findStoredDraft(tx, adventureId)
  if (!draft) return
  const { version, status } = draft.adventure
  if (isNew && status === 'draft') {
    await changeStatus(tx, owner, { intent: 'change-status', adventureId, version, status: 'published', changes: {} })
    return
  }
  if (status !== 'published') return
  try {
    await publishUpdate(tx, owner, { adventureId })
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.reason !== 'nothingToPublish') throw error
  }
}
