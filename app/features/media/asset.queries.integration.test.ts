import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { buildRun } from '#database/factories/build-run.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { openMediaWorld } from '#tests/support/media-world.ts'
import type { MediaWorld } from '#tests/support/media-world.ts'
import type { AssetReader } from './asset.policy.ts'
import { visitor } from './asset.policy.ts'
import { findServableAsset, findUploadTarget } from './asset.queries.server.ts'
import { publishAssets } from './publish-assets.server.ts'

let world: MediaWorld
let creator: string
let other: string
let adventureId: string

beforeAll(async () => {
  world = await openMediaWorld()
  creator = await world.addPerson()
  other = await world.addPerson()
})
afterAll(() => world.close())
beforeEach(async () => {
  adventureId = await world.addAdventure(creator)
})

const as = (userId: string, role: 'user' | 'moderator' | 'admin' = 'user') => ({ userId, role, guestHash: null })
const guest = (guestHash: string) => ({ ...visitor, guestHash })

const standAt = (status: (typeof adventures.$inferSelect)['status'], deletedAt: Date | null = null, id = adventureId) =>
  world.db.update(adventures).set({ status, deletedAt }).where(eq(adventures.id, id))

async function addAsset(changes: Partial<typeof assets.$inferInsert> = {}) {
  const name = randomName()
  const id = newId()
  await world.db.insert(assets).values({
    id,
    name,
    ownerId: creator,
    adventureId,
    purpose: 'cover',
    storageKey: `adventure-scenes/${name}.webp`,
    mime: 'image/webp',
    bytes: 10,
    sha256: 'f'.repeat(64),
    ...changes,
  })
  return { id, name }
}

describe('who gets a file', () => {
  test('a draft’s file exists only for its creator, moderators and admins', async () => {
    const { name } = await addAsset()
    expect(await findServableAsset(world.db, name, as(creator))).toMatchObject({ isPublic: false, bytes: 10 })
    expect(await findServableAsset(world.db, name, as(other, 'moderator'))).toMatchObject({ isPublic: false })
    expect(await findServableAsset(world.db, name, as(other, 'admin'))).toMatchObject({ isPublic: false })
    expect(await findServableAsset(world.db, name, as(other))).toBeNull()
    expect(await findServableAsset(world.db, name, visitor)).toBeNull()
  })

  test('everybody gets a published file', async () => {
    const { name } = await addAsset({ publishedAt: new Date() })
    for (const status of ['published', 'coming_soon'] as const) {
      await standAt(status)
      for (const viewer of [visitor, as(other), as(creator), as(other, 'admin')])
        expect(await findServableAsset(world.db, name, viewer)).toMatchObject({ isPublic: true })
    }
  })

  test('everybody gets a person’s portrait', async () => {
    const { name } = await addAsset({ adventureId: null, purpose: 'avatar', publishedAt: new Date() })
    expect(await findServableAsset(world.db, name, visitor)).toMatchObject({ isPublic: true })
  })

  // Published pictures once stayed public forever, even those of works taken down
  test.each([
    ['that went back to draft', 'draft', null],
    ['in the trash', 'published', new Date()],
    ['that a moderator took back', 'in_review', null],
    ['that a moderator took back, in the trash', 'in_review', new Date()],
  ] as const)(
    'a published file of an adventure %s is only for its creator and staff',
    async (_what, status, deleted) => {
      const { name } = await addAsset({ publishedAt: new Date() })
      await standAt(status, deleted)
      for (const viewer of [visitor, as(other), guest('somebody')])
        expect(await findServableAsset(world.db, name, viewer)).toBeNull()
      for (const viewer of [as(creator), as(other, 'moderator'), as(other, 'admin')])
        expect(await findServableAsset(world.db, name, viewer)).toMatchObject({ isPublic: false })
    },
  )

  test('players keep the pictures of a draft or of the trash, unless a moderator takes them down', async () => {
    const edition = await world.addEdition(adventureId)
    const { name } = await addAsset({ publishedAt: new Date() })
    const unseen = await addAsset()
    const run = { adventureId, editionId: edition }
    await buildRun(world.db, { ...run, userId: other })
    await buildRun(world.db, { ...run, guestHash: 'playing' })
    await buildRun(world.db, { ...run, guestHash: 'at the end', status: 'finished' })
    await buildRun(world.db, { ...run, guestHash: 'long over', status: 'finished', finishedAt: new Date(0) })
    await buildRun(world.db, { ...run, guestHash: 'put away', status: 'abandoned' })
    const left = await buildRun(world.db, { ...run, guestHash: 'left' })
    await world.db.execute(
      sql`update players set removed_at = now() from parties where parties.id = party_id and run_id = ${left.id}`,
    )
    const seen = async () => {
      const names = ['playing', 'at the end', 'long over', 'put away', 'left']
      const gets = async (reader: AssetReader) => (await findServableAsset(world.db, name, reader)) !== null
      const guests = await Promise.all(names.map(async (each) => ((await gets(guest(each))) ? [each] : [])))
      return [...((await gets(as(other))) ? ['member'] : []), ...guests.flat()]
    }
    await standAt('draft')
    expect(await seen()).toEqual(['member', 'playing', 'at the end'])
    expect(await findServableAsset(world.db, name, as(other))).toMatchObject({ isPublic: false })
    expect(await findServableAsset(world.db, unseen.name, as(other))).toBeNull()
    await standAt('published', new Date())
    expect(await seen()).toEqual(['member', 'playing', 'at the end'])
    await standAt('in_review')
    expect(await seen()).toEqual([])
  })

  test('a file that an admin added to a draft is for the draft’s creator', async () => {
    const { name } = await addAsset({ ownerId: other })
    expect(await findServableAsset(world.db, name, as(creator))).not.toBeNull()
    expect(await findServableAsset(world.db, name, as(other))).toBeNull()
  })

  test('a file of a deleted adventure is for the person who uploaded it', async () => {
    const { name } = await addAsset({ adventureId: null })
    expect(await findServableAsset(world.db, name, as(creator))).not.toBeNull()
    expect(await findServableAsset(world.db, name, as(other))).toBeNull()
    expect(await findServableAsset(world.db, name, visitor)).toBeNull()
  })

  test('a draft’s file whose sender deleted the account is for moderators only', async () => {
    const { name } = await addAsset({ adventureId: null, ownerId: null })
    expect(await findServableAsset(world.db, name, as(creator))).toBeNull()
    expect(await findServableAsset(world.db, name, as(other, 'moderator'))).not.toBeNull()
  })

  test('a file that does not exist is for nobody', async () => {
    for (const viewer of [visitor, as(other, 'admin')])
      expect(await findServableAsset(world.db, randomName(), viewer)).toBeNull()
  })
})

describe('where a picture may be added', () => {
  test('a picture for the creator’s own adventure has the orientation of its scene', async () => {
    const wide = await world.addScene(adventureId)
    const tall = await world.addScene(adventureId, 'portrait')
    expect(await findUploadTarget(world.db, as(creator), { adventureId, sceneId: null })).toEqual({
      adventureId,
      keeper: creator,
      orientation: 'landscape',
    })
    expect(await findUploadTarget(world.db, as(creator), { adventureId, sceneId: wide })).toMatchObject({
      orientation: 'landscape',
    })
    expect(await findUploadTarget(world.db, as(creator), { adventureId, sceneId: tall })).toMatchObject({
      orientation: 'portrait',
    })
    expect(await findUploadTarget(world.db, as(other, 'admin'), { adventureId, sceneId: tall })).toMatchObject({
      // Whoever brings it, it takes the owner's room
      keeper: creator,
      orientation: 'portrait',
    })
  })

  test('an upload to an absent, foreign or trashed adventure or scene gets "not found"', async () => {
    const trashed = await world.addAdventure(creator)
    await world.db.execute(sql`update adventures set deleted_at = now() where id = ${trashed}`)
    const foreignScene = await world.addScene(await world.addAdventure(creator))
    const attempts = [
      [as(creator), { adventureId: newId(), sceneId: null }],
      [as(other), { adventureId, sceneId: null }],
      [as(other, 'moderator'), { adventureId, sceneId: null }],
      [as(creator), { adventureId: trashed, sceneId: null }],
      [as(creator), { adventureId, sceneId: foreignScene }],
      [as(creator), { adventureId, sceneId: newId() }],
      [as(creator), { adventureId: "1' or '1'='1", sceneId: null }],
      [as(creator), { adventureId, sceneId: 'x' }],
    ] as const
    for (const [person, target] of attempts)
      await expect(findUploadTarget(world.db, person, target)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('publishing', () => {
  test('publishing makes only the named pictures public, and keeps the first time', async () => {
    const [shown, unseen] = [await addAsset(), await addAsset()]
    await world.db.transaction((tx) => publishAssets(tx, adventureId, [shown.id, shown.id]))
    await standAt('published')
    const first = await findServableAsset(world.db, shown.name, visitor)
    expect(first).not.toBeNull()
    expect(await findServableAsset(world.db, unseen.name, visitor)).toBeNull()
    const moment = async () =>
      (await world.db.select({ at: assets.publishedAt }).from(assets).where(eq(assets.id, shown.id)))[0]?.at
    const before = await moment()
    await publishAssets(world.db, adventureId, [shown.id])
    expect(await moment()).toEqual(before)
  })

  test('publishing refuses a picture of another adventure, and then publishes none', async () => {
    const mine = await addAsset()
    const theirs = await addAsset({ ownerId: other, adventureId: await world.addAdventure(other) })
    await expect(
      world.db.transaction((tx) => publishAssets(tx, adventureId, [mine.id, theirs.id])),
    ).rejects.toMatchObject({ code: 'invalidInput' })
    expect(await findServableAsset(world.db, mine.name, visitor)).toBeNull()
    expect(await findServableAsset(world.db, theirs.name, visitor)).toBeNull()
  })

  test('publishing without pictures is fine', async () => {
    await publishAssets(world.db, adventureId, [])
  })
})
