import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { newRow, storeFile } from '#app/features/media/keep-asset.server.ts'
import { declareOrigin } from '#app/features/media/declare-origin.server.ts'
import { listProjectFiles } from '#app/features/media/project-files.queries.server.ts'
import { keepVersion } from '#app/features/studio/versions/keep-version.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { editions } from '#database/schema/editions.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { duplicateAdventure } from './duplicate-adventure.server.ts'
import { listUnusedFiles, removeUnusedFiles } from './unused-files.server.ts'

const world = useStudioWorld()
let folder: string
let storage: DiskStorage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whodini-unused-'))
  storage = new DiskStorage(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const longAgo = new Date('2026-01-01T00:00:00Z')

async function addFile(
  origin: 'person' | 'model' | 'built-in' = 'person',
  createdAt = longAgo,
  adventureId = world.adventureId,
) {
  const file = { data: Buffer.from('picture'), mime: 'image/webp', width: 16, height: 9 }
  const row = newRow({ owner: world.member, adventureId, origin }, 'scene', 'adventure-scenes', file)
  await storeFile(storage, row.storageKey, file)
  await world.database.insert(assets).values({ ...row, createdAt })
  return row
}

const unused = async () =>
  (await listUnusedFiles(world.database, world.member, { adventureId: world.adventureId })).map(({ id }) => id)

const remove = (ids: string[], member = world.member) =>
  removeUnusedFiles({ database: world.database, storage }, member, { adventureId: world.adventureId, ids })

describe('an unused file', () => {
  test('is listed, if neither draft, edition nor kept version refers to it by id or address', async () => {
    const [cover, inScene, byAddress, inVersion, inEdition, nowhere] = [
      await addFile(),
      await addFile(),
      await addFile(),
      await addFile(),
      await addFile(),
      await addFile(),
    ]
    const { id: scene } = await world.create('scene', { name: 'Hall' })
    await world.change('scene', scene, { imageAssetId: inVersion.id })
    await keepVersion(world.database, world.member, {
      intent: 'keep-version',
      adventureId: world.adventureId,
      name: 'Before',
    })
    await world.change('scene', scene, { imageAssetId: inScene.id })
    await world.create('puzzle', {
      name: 'Sound',
      type: 'audio_recognition',
      configuration: { audioUrl: assetUrl(byAddress) },
      solution: {},
    })
    await world.database
      .update(adventures)
      .set({ thumbnailAssetId: cover.id })
      .where(eq(adventures.id, world.adventureId))
    await world.database.insert(editions).values({
      id: newId(),
      adventureId: world.adventureId,
      number: 1,
      purpose: 'published',
      schemaVersion: 2,
      document: { scenes: [{ imageAssetId: inEdition.id }] },
      contentHash: 'test',
      draftRevision: 1,
    })
    expect(await unused()).toEqual([nowhere.id])
  })

  test('is removed when its author asks, and no other file is', async () => {
    const [one, other, used] = [await addFile(), await addFile(), await addFile()]
    const { id: scene } = await world.create('scene', { name: 'Hall' })
    await world.change('scene', scene, { imageAssetId: used.id })
    expect(await remove([one.id, used.id, newId()])).toEqual({ removed: 1, bytes: 7 })
    expect(await unused()).toEqual([other.id])
    expect([await storage.exists(one.storageKey), await storage.exists(used.storageKey)]).toEqual([false, true])
  })

  test('is not one sent within the last hour, which may be waiting in a dialog to be used', async () => {
    const young = await addFile('person', new Date())
    expect(await unused()).toEqual([])
    expect(await remove([young.id])).toEqual({ removed: 0, bytes: 0 })
  })

  test('belongs to its author: for others the project does not exist', async () => {
    const file = await addFile()
    const other = (await buildUser(world.database)).member
    const of = { adventureId: world.adventureId }
    await expect(listUnusedFiles(world.database, other, of)).rejects.toMatchObject({ code: 'notFound' })
    await expect(remove([file.id], other)).rejects.toMatchObject({ code: 'notFound' })
    expect(await unused()).toEqual([file.id])
  })
})

describe('the origin of a file', () => {
  test('is kept by a copy of the project', async () => {
    const made = await addFile('model')
    const drawn = await addFile('built-in')
    await world.create('scene', { name: 'Hall', imageAssetId: made.id })
    await world.create('scene', { name: 'Garden', imageAssetId: drawn.id })
    const copy = await duplicateAdventure({ database: world.database, storage }, world.member, {
      adventureId: world.adventureId,
    })
    const copies = await world.database
      .select({ origin: assets.origin })
      .from(assets)
      .where(eq(assets.adventureId, copy.id))
    expect(copies.map(({ origin }) => origin).sort()).toEqual(['built-in', 'model'])
  })

  test('is what its author says, for files of their own', async () => {
    const { database, member, adventureId } = world
    const file = await addFile()
    const origin = async () =>
      (await database.select({ origin: assets.origin }).from(assets).where(eq(assets.id, file.id)))[0]?.origin
    await declareOrigin(database, member, { adventureId, assetId: file.id, origin: 'model' })
    expect(await origin()).toBe('model')
    const other = (await buildUser(database)).member
    await expect(
      declareOrigin(database, other, { adventureId, assetId: file.id, origin: 'person' }),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect(await origin()).toBe('model')
  })

  test('is listed with all files of the project, for its author only', async () => {
    const { database, member, adventureId } = world
    const [first, second] = [await addFile('model'), await addFile('built-in', new Date())]
    const { id: foreign } = await buildAdventure(database, { creatorId: (await buildUser(database)).id })
    await addFile('model', longAgo, foreign)
    const listed = await listProjectFiles(database, member, adventureId)
    expect(listed).toEqual([
      { id: first.id, url: assetUrl(first), width: 16, height: 9, bytes: 7, purpose: 'scene', origin: 'model' },
      expect.objectContaining({ id: second.id, origin: 'built-in' }),
    ])
    await expect(listProjectFiles(database, member, foreign)).rejects.toMatchObject({ code: 'notFound' })
    await expect(listProjectFiles(database, member, 'constructor')).rejects.toMatchObject({ code: 'notFound' })
  })
})
