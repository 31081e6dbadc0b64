import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions } from '#database/schema/editions.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { reviews, runs } from '#database/schema/play.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { emptyTrash, eraseAdventure } from './erase-adventure.server.ts'
import { listOwnAdventures } from './project.queries.server.ts'
import { restoreAdventure } from './restore-adventure.server.ts'
import { listTrash } from './trash.queries.server.ts'

const world = useStudioWorld(null)
const dayMs = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
let folder: string
let storage: DiskStorage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whodini-trash-'))
  storage = new DiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const trashed = (days = 1, row: Partial<typeof adventures.$inferInsert> = {}) =>
  buildAdventure(world.database, { creatorId: world.member.userId, deletedAt: daysAgo(days), ...row })
const rowOf = async (id: string) => (await world.database.select().from(adventures).where(eq(adventures.id, id)))[0]
const restore = (id: string, who: Member = world.member) => restoreAdventure(world.database, who, { adventureId: id })
const erase = (id: string, who: Member = world.member) =>
  eraseAdventure({ database: world.database, storage }, who, { adventureId: id })

test('the trash has one’s own projects of the last 30 days, last deleted first', async () => {
  const [older, newer] = [await trashed(29), await trashed(2)]
  await trashed(31)
  await trashed(1, { creatorId: (await buildUser(world.database)).id })
  await buildAdventure(world.database, { creatorId: world.member.userId })
  expect((await listTrash(world.database, world.member)).map(({ id }) => id)).toEqual([newer.id, older.id])
})

test('a restored project is unchanged, and listed among the projects again', async () => {
  const { id, title } = await trashed(1, { status: 'published' })
  await restore(id)
  expect(await rowOf(id)).toMatchObject({ deletedAt: null, status: 'published', title })
  expect((await listOwnAdventures(world.database, world.member)).map((row) => row.id)).toEqual([id])
  await expect(restore(id)).rejects.toMatchObject({ code: 'notFound' })
})

test('only its creator or an admin can restore a project from the trash or delete it forever', async () => {
  const { id } = await trashed()
  const others = [
    (await buildUser(world.database)).member,
    (await buildUser(world.database, { role: 'moderator' })).member,
  ]
  for (const other of others)
    for (const attempt of [restore, erase]) await expect(attempt(id, other)).rejects.toMatchObject({ code: 'notFound' })
  expect((await rowOf(id))?.deletedAt).toBeInstanceOf(Date)
  const admin = (await buildUser(world.database, { role: 'admin' })).member
  await restore(id, admin)
  const second = await trashed()
  await erase(second.id, admin)
  expect(await rowOf(second.id)).toBeUndefined()
})

test('after 30 days, or outside the trash, nothing can be restored or erased', async () => {
  const [late, living] = [await trashed(30), await buildAdventure(world.database, { creatorId: world.member.userId })]
  for (const { id } of [late, living])
    for (const attempt of [restore, erase]) await expect(attempt(id)).rejects.toMatchObject({ code: 'notFound' })
  expect(await rowOf(living.id)).toBeDefined()
  await expect(restore('no-id')).rejects.toMatchObject({ code: 'notFound' })
})

const versionsOf = (id: string) => world.database.select().from(draftVersions).where(eq(draftVersions.adventureId, id))
const keepVersionOf = (id: string) =>
  world.database.insert(draftVersions).values({
    adventureId: id,
    cause: 'named',
    name: 'As it was',
    document: {},
    counts: { scenes: 0, puzzles: 0, items: 0, npcs: 0 },
    digests: {},
  })

test('a project deleted forever is gone with its rows, games, reviews and files', async () => {
  const { id } = await trashed()
  const [edition] = await world.database
    .insert(editions)
    .values({
      adventureId: id,
      number: 1,
      purpose: 'published',
      schemaVersion: 1,
      document: {},
      contentHash: '',
      draftRevision: 1,
    })
    .returning()
  await world.database.update(adventures).set({ publishedEditionId: edition!.id }).where(eq(adventures.id, id))
  await buildRun(world.database, { adventureId: id, editionId: edition!.id })
  await world.database
    .insert(reviews)
    .values({ adventureId: id, userId: (await buildUser(world.database)).id, rating: 4 })
  const { storageKey } = await buildAsset(world.database, { adventureId: id, ownerId: world.member.userId })
  await storage.put(storageKey, Buffer.from('picture'), { mime: 'image/webp' })
  await keepVersionOf(id)
  await erase(id)
  expect(await rowOf(id)).toBeUndefined()
  expect(await versionsOf(id)).toEqual([])
  expect(await world.database.select().from(runs).where(eq(runs.adventureId, id))).toEqual([])
  expect(await world.database.select().from(assets).where(eq(assets.storageKey, storageKey))).toEqual([])
  expect(await storage.exists(storageKey)).toBe(false)
})

test('a project that was bought stays for its buyers, without its creator', async () => {
  const { id } = await trashed()
  const buyer = await buildUser(world.database)
  await buildPurchase(world.database, { adventureId: id, buyerId: buyer.id })
  await buildAsset(world.database, { adventureId: id, ownerId: world.member.userId })
  await keepVersionOf(id)
  await erase(id)
  expect(await versionsOf(id), 'its draft is nobody’s to go back to').toEqual([])
  expect(await rowOf(id)).toMatchObject({ creatorId: null, deletedAt: expect.any(Date) as Date })
  expect(await world.database.select().from(assets).where(eq(assets.adventureId, id))).toHaveLength(1)
  expect(await listTrash(world.database, world.member)).toEqual([])
  await expect(restore(id)).rejects.toMatchObject({ code: 'notFound' })
})

test('a daily job removes everything older than 30 days, bought or not, and nothing else', async () => {
  const [old, young, bought] = [await trashed(31), await trashed(29), await trashed(40)]
  await buildPurchase(world.database, { adventureId: bought.id, buyerId: (await buildUser(world.database)).id })
  expect(await emptyTrash({ database: world.database, storage })).toBeGreaterThanOrEqual(2)
  expect(await rowOf(old.id)).toBeUndefined()
  expect(await rowOf(young.id)).toBeDefined()
  expect(await rowOf(bought.id)).toMatchObject({ creatorId: null })
  expect(await emptyTrash({ database: world.database, storage })).toBe(0)
})
