import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { presentAdventure } from './adventure-page.present.ts'
import { findShown, listOthersOf } from './adventure-page.queries.server.ts'
import { presentCard } from './card.present.ts'
import { presentCreator } from './creator.present.ts'
import { creatorPageSize, findCreator, listByCreator } from './creator.queries.server.ts'

let server: TestDatabase
let open: ReturnType<typeof createDatabase>

beforeAll(async () => {
  server = await openTestDatabase()
  open = createDatabase(server.connection)
})
afterAll(async () => {
  await open.pool.end()
  await server.close()
})

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const pageOf = async (id: string, locale: 'en' | 'fr' = 'en') =>
  presentAdventure((await findShown(open.database, id))!, locale)

test('an adventure has a page as long as it is listed', async () => {
  for (const [status, deletedAt, shown] of [
    ['published', null, true],
    ['unlisted', null, true],
    ['coming_soon', null, true],
    ['draft', null, false],
    ['in_review', null, false],
    ['published', new Date(), false],
  ] as const) {
    const { id } = await buildAdventure(open.database, { status, deletedAt })
    expect([status, deletedAt !== null, (await findShown(open.database, id)) !== undefined]).toEqual([
      status,
      deletedAt !== null,
      shown,
    ])
  }
})

test('an adventure’s page gets only what it shows; of the creator, name, picture and address', async () => {
  const creator = await buildUser(open.database, { name: 'Ada' })
  const built = await buildAdventure(open.database, { creatorId: creator.id, status: 'published' })
  const row = (await findShown(open.database, built.id))!
  const page = presentAdventure(row, 'en')
  const card = Object.keys(presentCard(row, 'en'))
  expect(
    Object.keys(page)
      .filter((name) => !card.includes(name))
      .sort(),
  ).toEqual([
    'accessibilityTags',
    'averagePlaytimeMinutes',
    'contentWarnings',
    'creatorId',
    'creatorPortrait',
    'isPartlyByModel',
    'kindLabel',
    'playersLabel',
    'sharePicture',
    'textsByModel',
    'totalPlays',
    'trailer',
  ])
  expect(page).toMatchObject({ creatorName: 'Ada', creatorId: creator.id })
  expect(JSON.stringify(page)).not.toContain(creator.email)
})

test('a dinner is for guests, a played adventure for players', async () => {
  const dinner = await buildAdventure(open.database, { kind: 'mystery-dinner', category: '1920s', status: 'published' })
  const online = await buildAdventure(open.database, { status: 'published' })
  expect([(await pageOf(dinner.id, 'fr')).playersLabel, (await pageOf(dinner.id, 'en')).playersLabel]).toEqual([
    'Invités',
    'Guests',
  ])
  expect((await pageOf(online.id, 'en')).playersLabel).toBe('Players')
})

test('a banned creator’s name is no link, and a deleted one has no name', async () => {
  const banned = await buildUser(open.database, { bannedAt: new Date(), name: 'Gone' })
  const theirs = await buildAdventure(open.database, { creatorId: banned.id, status: 'published' })
  expect(await pageOf(theirs.id)).toMatchObject({ creatorId: null, creatorName: 'Gone' })
  const orphan = await buildAdventure(open.database, { status: 'published' })
  await open.database.update(adventures).set({ creatorId: null }).where(eq(adventures.id, orphan.id))
  expect(await pageOf(orphan.id)).toMatchObject({ creatorId: null, creatorName: null })
})

test('a trailer from an untrusted site is not shown, even if it is in the database', async () => {
  const bad = await buildAdventure(open.database, { status: 'published', trailerUrl: 'https://example.org/film' })
  const good = await buildAdventure(open.database, { status: 'published', trailerUrl: 'https://youtu.be/dQw4w9WgXcQ' })
  expect((await pageOf(bad.id)).trailer).toBeNull()
  expect((await pageOf(good.id)).trailer).toMatchObject({ host: 'YouTube' })
})

test('tags and warnings are in the reader’s language', async () => {
  const { id } = await buildAdventure(open.database, {
    status: 'published',
    accessibilityTags: ['captions'],
    contentWarnings: ['blood'],
  })
  expect(await pageOf(id, 'en')).toMatchObject({ kindLabel: 'Online Adventure', contentWarnings: ['Blood'] })
  expect((await pageOf(id, 'fr')).contentWarnings).toEqual(['Sang'])
})

test('an adventure’s page shows the newest listed ones of its creator', async () => {
  const { id: creatorId } = await buildUser(open.database)
  const make = (title: string, n: number, changes: Partial<typeof adventures.$inferInsert> = {}) =>
    buildAdventure(open.database, { creatorId, title, status: 'published', createdAt: day(n), ...changes })
  const shown = await make('This one', 5)
  await make('Oldest', 1)
  await make('Announced', 3, { status: 'coming_soon' })
  await make('Newest', 4)
  await make('Draft', 6, { status: 'draft' })
  await make('Trash', 7, { deletedAt: new Date() })
  expect((await listOthersOf(open.database, creatorId, shown.id, 9)).map((row) => row.title)).toEqual([
    'Newest',
    'Announced',
    'Oldest',
  ])
  expect((await listOthersOf(open.database, creatorId, shown.id, 2)).map((row) => row.title)).toEqual([
    'Newest',
    'Announced',
  ])
  expect((await listByCreator(open.database, creatorId, 1)).map((row) => row.title)).toEqual([
    'This one',
    'Newest',
    'Announced',
    'Oldest',
  ])
})

test('a creator’s page counts listed adventures and their plays, 24 on a page', async () => {
  const { id: creatorId } = await buildUser(open.database)
  for (let n = 1; n <= creatorPageSize + 2; n++)
    await buildAdventure(open.database, {
      creatorId,
      title: `No ${n}`,
      status: 'published',
      createdAt: day(n),
      totalPlays: 2,
    })
  await buildAdventure(open.database, { creatorId, status: 'draft', totalPlays: 100 })
  expect(await findCreator(open.database, creatorId)).toMatchObject({
    count: creatorPageSize + 2,
    plays: 2 * (creatorPageSize + 2),
  })
  expect(await listByCreator(open.database, creatorId, 1)).toHaveLength(creatorPageSize)
  expect((await listByCreator(open.database, creatorId, 2)).map((row) => row.title)).toEqual(['No 2', 'No 1'])
})

test('unknown, banned and empty creators have no page, and all look alike', async () => {
  const silent = await buildUser(open.database)
  await buildAdventure(open.database, { creatorId: silent.id, status: 'draft' })
  await buildAdventure(open.database, { creatorId: silent.id, status: 'published', deletedAt: new Date() })
  const banned = await buildUser(open.database, { bannedAt: new Date() })
  await buildAdventure(open.database, { creatorId: banned.id, status: 'published' })
  for (const id of [newId(), silent.id, banned.id]) expect(await findCreator(open.database, id)).toBeUndefined()
})

test('a creator’s page gets name, picture, story, month of joining and two counts', async () => {
  const creator = await buildUser(open.database, { name: 'Zoë', createdAt: new Date('2026-03-17T12:00:00Z') })
  const { id } = await buildAdventure(open.database, { creatorId: creator.id, status: 'published', totalPlays: 3 })
  const avatar = await buildAsset(open.database, { adventureId: id, purpose: 'avatar', mime: 'image/jpeg' })
  await open.database
    .update(profiles)
    .set({
      bio: 'I hide keys.',
      physicalDescription: 'Tall',
      translations: { fr: { bio: 'Je cache des clés.' } },
      avatarAssetId: avatar.id,
    })
    .where(eq(profiles.id, creator.id))
  const row = (await findCreator(open.database, creator.id))!
  expect(presentCreator(row, 'en')).toEqual({
    id: creator.id,
    name: 'Zoë',
    story: 'I hide keys.',
    avatar: `/media/${avatar.name}.jpg`,
    since: '2026-03',
    adventures: 1,
    plays: 3,
  })
  expect(presentCreator(row, 'fr').story).toBe('Je cache des clés.')
  await open.database
    .update(profiles)
    .set({ translations: { fr: { bio: '  ' } } })
    .where(eq(profiles.id, creator.id))
  expect(presentCreator((await findCreator(open.database, creator.id))!, 'fr').story).toBe('I hide keys.')
})

test('a ban removes the creator’s page immediately, and lifting it brings it back', async () => {
  const creator = await buildUser(open.database)
  await buildAdventure(open.database, { creatorId: creator.id, status: 'published' })
  expect(await findCreator(open.database, creator.id)).toBeDefined()
  await open.database.update(users).set({ bannedAt: new Date() }).where(eq(users.id, creator.id))
  expect(await findCreator(open.database, creator.id)).toBeUndefined()
  await open.database.update(users).set({ bannedAt: null }).where(eq(users.id, creator.id))
  expect(await findCreator(open.database, creator.id)).toBeDefined()
})
