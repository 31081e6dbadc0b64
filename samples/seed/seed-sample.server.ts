import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
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
import { setStartingScene } from '#app/features/studio/scenes/set-starting-scene.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { adventures } from '#database/schema/adventures.ts'
import type { SampleAdventure, SampleScene } from '#samples/sample-adventure.ts'
import { createRequest, detailsRequest, hotspotRequest, puzzleRequest, sceneRequest } from './sample-requests.ts'
import { sampleIds } from './sample-ids.ts'

/** Where samples are put, and as whom. `folder` holds one folder of pictures a sample. */
export interface Seeding {
  database: Database
  storage: FileStorage
  owner: Member
  folder: string
}

export type Seeded = 'created' | 'updated' | 'unchanged'

type Row = typeof adventures.$inferSelect
type Pictures = { cover: string; scenes: Map<string, string> }

/**
 * Brings one sample to the version of the code, by the use-cases that the studio calls: all of it in one transaction, so
 * that a crash leaves the version before. A sample that somebody deleted stays deleted, and one that was unpublished stays
 * unpublished; runs keep the editions that they began with. A version newer than the code's is left alone.
 */
export async function seedSample(seeding: Seeding, sample: SampleAdventure): Promise<Seeded> {
  const { database } = seeding
  const found = await findSample(database, sample.key)
  if (found && (found.deletedAt !== null || (found.sampleVersion ?? 0) >= sample.version)) return 'unchanged'
  const row = found ?? (await createSample(seeding, sample))
  const pictures = await storePictures(seeding, sample, row.id)
  await database.transaction(async (tx) => {
    const isNew = (row.sampleVersion ?? 0) === 0
    await writeDraft(tx, seeding.owner, sample, row.id, pictures)
    await publishSample(tx, seeding.owner, row.id, isNew)
    await tx.update(adventures).set({ sampleVersion: sample.version }).where(eq(adventures.id, row.id))
  })
  return found ? 'updated' : 'created'
}

async function findSample(database: Database | Transaction, key: string): Promise<Row | undefined> {
  const [row] = await database.select().from(adventures).where(eq(adventures.sampleKey, key))
  return row
}

/** An empty draft that is known by the sample's key from its first moment on; version 0 means that nothing is in it yet. */
const createSample = ({ database, owner }: Seeding, sample: SampleAdventure): Promise<Row> =>
  database.transaction(async (tx) => {
    const { id } = await createAdventure(tx, owner, createRequest(sample))
    const [row] = await tx.update(adventures).set({ sampleKey: sample.key, sampleVersion: 0 }).where(eq(adventures.id, id)).returning()
    if (!row) throw new Error(`the sample ${sample.key} was not created`)
    return row
  })

/** Takes the pictures in as uploads. Each is read from the WebP beside its drawing. */
async function storePictures({ database, storage, owner, folder }: Seeding, sample: SampleAdventure, adventureId: string): Promise<Pictures> {
  const store = async (image: string, purpose: 'cover' | 'scene', scene?: SampleScene) => {
    const source = await readFile(join(folder, sample.key, image.replace(/\.svg$/, '.webp')))
    const orientation = scene && scene.canvasHeight > scene.canvasWidth ? 'portrait' : 'landscape'
    const asset = await storeImageAsset({ owner, adventureId, purpose, source, orientation, db: database, storage })
    return asset.id
  }
  const pictures: Pictures = { cover: await store(sample.cover.image, 'cover'), scenes: new Map() }
  for (const scene of sample.scenes) pictures.scenes.set(scene.key, await store(scene.image, 'scene', scene))
  return pictures
}

/** Makes the draft what the sample says: what was there goes, and comes back under the same ids. */
async function writeDraft(tx: Transaction, owner: Member, sample: SampleAdventure, adventureId: string, pictures: Pictures): Promise<void> {
  const before = await findStoredDraft(tx, adventureId)
  if (!before) throw new Error(`the sample ${sample.key} is gone`)
  const details = await updateAdventureDetails(tx, owner, { adventureId, ...detailsRequest(sample, before.adventure.version) })
  await setCover(tx, owner, { intent: 'set-cover', adventureId, version: details.details?.version ?? 0, assetId: pictures.cover })
  await emptyDraft(tx, owner, adventureId)

  const ids = sampleIds(sample, before)
  const target = { ids, primary: sample.primaryLanguage }
  for (const [index, scene] of sample.scenes.entries()) {
    await createScene(tx, owner, { adventureId, ...sceneRequest(target, scene, index) })
    const assetId = pictures.scenes.get(scene.key) ?? null
    await setSceneImage(tx, owner, { intent: 'set-scene-image', adventureId, sceneId: ids('scene', scene.key), version: 1, assetId })
  }
  const start = sample.scenes.find((scene) => scene.isStartingMap)
  if (start && start !== sample.scenes[0]) await setStartingScene(tx, owner, { intent: 'set-starting-scene', adventureId, sceneId: ids('scene', start.key), version: 2 })
  for (const puzzle of sample.puzzles) await createPuzzle(tx, owner, { adventureId, ...puzzleRequest(target, puzzle) })
  for (const scene of sample.scenes) {
    const own = sample.hotspots.filter((hotspot) => hotspot.sceneKey === scene.key)
    for (const [index, hotspot] of own.entries()) await createHotspot(tx, owner, { adventureId, ...hotspotRequest(target, hotspot, index) })
  }
}

async function emptyDraft(tx: Transaction, owner: Member, adventureId: string): Promise<void> {
  const draft = await findStoredDraft(tx, adventureId)
  for (const puzzle of draft?.puzzles ?? []) await deletePuzzle(tx, owner, { intent: 'delete-puzzle', adventureId, puzzleId: puzzle.id, version: puzzle.version })
  // The last ones first: the start would be handed from scene to scene, which raises no version
  for (const scene of (draft?.scenes ?? []).toReversed()) await deleteScene(tx, owner, { intent: 'delete-scene', adventureId, sceneId: scene.id, version: scene.version })
}

/** Publishes a new sample, and what is published already anew when players would notice. */
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
