import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { assets } from '#database/schema/assets.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { openMediaWorld } from '#tests/support/media-world.ts'
import type { MediaWorld } from '#tests/support/media-world.ts'
import { findServableAsset, findUploadTarget, requireAssetOfAdventure } from './asset.queries.server.ts'
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

const as = (userId: string, role: 'user' | 'moderator' | 'admin' = 'user') => ({ userId, role })

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
  test('of a draft: its creator, moderators and admins, and for all others it does not exist', async () => {
    const { name } = await addAsset()
    expect(await findServableAsset(world.db, name, as(creator))).toMatchObject({ isPublic: false, bytes: 10 })
    expect(await findServableAsset(world.db, name, as(other, 'moderator'))).toMatchObject({ isPublic: false })
    expect(await findServableAsset(world.db, name, as(other, 'admin'))).toMatchObject({ isPublic: false })
    expect(await findServableAsset(world.db, name, as(other))).toBeNull()
    expect(await findServableAsset(world.db, name, null)).toBeNull()
  })

  test('that was published: everybody', async () => {
    const { name } = await addAsset({ publishedAt: new Date() })
    for (const viewer of [null, as(other), as(creator), as(other, 'admin')])
      expect(await findServableAsset(world.db, name, viewer)).toMatchObject({ isPublic: true })
  })

  test('that an admin added to a draft: the creator of the draft', async () => {
    const { name } = await addAsset({ ownerId: other })
    expect(await findServableAsset(world.db, name, as(creator))).not.toBeNull()
    expect(await findServableAsset(world.db, name, as(other))).toBeNull()
  })

  test('of an adventure that is gone: who sent it', async () => {
    const { name } = await addAsset({ adventureId: null })
    expect(await findServableAsset(world.db, name, as(creator))).not.toBeNull()
    expect(await findServableAsset(world.db, name, as(other))).toBeNull()
    expect(await findServableAsset(world.db, name, null)).toBeNull()
  })

  test('whose sender deleted the account: nobody but moderators while it is a draft', async () => {
    const { name } = await addAsset({ adventureId: null, ownerId: null })
    expect(await findServableAsset(world.db, name, as(creator))).toBeNull()
    expect(await findServableAsset(world.db, name, as(other, 'moderator'))).not.toBeNull()
  })

  test('that does not exist: nobody', async () => {
    for (const viewer of [null, as(other, 'admin')])
      expect(await findServableAsset(world.db, randomName(), viewer)).toBeNull()
  })
})

describe('where a picture may be added', () => {
  test('the creator’s adventure takes it, lying or upright as the scene is', async () => {
    const wide = await world.addScene(adventureId)
    const tall = await world.addScene(adventureId, 'portrait')
    expect(await findUploadTarget(world.db, as(creator), { adventureId, sceneId: null })).toEqual({
      adventureId,
      orientation: 'landscape',
    })
    expect(await findUploadTarget(world.db, as(creator), { adventureId, sceneId: wide })).toMatchObject({
      orientation: 'landscape',
    })
    expect(await findUploadTarget(world.db, as(creator), { adventureId, sceneId: tall })).toMatchObject({
      orientation: 'portrait',
    })
    expect(await findUploadTarget(world.db, as(other, 'admin'), { adventureId, sceneId: tall })).toMatchObject({
      orientation: 'portrait',
    })
  })

  test('absent, another’s, thrown away or a scene of another adventure: all "not found"', async () => {
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
  test('makes the named pictures public and no others, and keeps the first moment', async () => {
    const [shown, unseen] = [await addAsset(), await addAsset()]
    await world.db.transaction((tx) => publishAssets(tx, adventureId, [shown.id, shown.id]))
    const first = await findServableAsset(world.db, shown.name, null)
    expect(first).not.toBeNull()
    expect(await findServableAsset(world.db, unseen.name, null)).toBeNull()
    const moment = async () =>
      (await world.db.select({ at: assets.publishedAt }).from(assets).where(eq(assets.id, shown.id)))[0]?.at
    const before = await moment()
    await publishAssets(world.db, adventureId, [shown.id])
    expect(await moment()).toEqual(before)
  })

  test('refuses a picture of another adventure, and then publishes none', async () => {
    const mine = await addAsset()
    const theirs = await addAsset({ ownerId: other, adventureId: await world.addAdventure(other) })
    await expect(
      world.db.transaction((tx) => publishAssets(tx, adventureId, [mine.id, theirs.id])),
    ).rejects.toMatchObject({ code: 'invalidInput' })
    expect(await findServableAsset(world.db, mine.name, null)).toBeNull()
    expect(await findServableAsset(world.db, theirs.name, null)).toBeNull()
  })

  test('nothing to publish is fine', async () => {
    await publishAssets(world.db, adventureId, [])
  })

  test('a picture of another adventure cannot be put into this one', async () => {
    const mine = await addAsset()
    const theirs = await addAsset({ adventureId: await world.addAdventure(other) })
    await requireAssetOfAdventure(world.db, adventureId, mine.id)
    for (const id of [theirs.id, newId(), 'x'])
      await expect(requireAssetOfAdventure(world.db, adventureId, id)).rejects.toMatchObject({ code: 'invalidInput' })
  })
})
