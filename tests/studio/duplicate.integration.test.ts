import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { duplicateAdventure } from '#app/features/studio/projects/duplicate-adventure.server.ts'
import { eraseAdventure } from '#app/features/studio/projects/erase-adventure.server.ts'
import { deleteAdventure } from '#app/features/studio/projects/delete-adventure.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { mysteryDinnerStory } from '#database/schema/mystery-dinner.ts'
import { contentOf, filesIn, openProjectWorld, seedProject } from './project-world.ts'
import type { ProjectWorld } from './project-world.ts'

let world: ProjectWorld
let original: string

beforeAll(async () => {
  world = await openProjectWorld()
  original = await seedProject(world)
  await world.database.update(adventures).set({ textsByModel: true }).where(eq(adventures.id, original))
})
afterAll(() => world.close())

const duplicate = (adventureId = original, member = world.member) => duplicateAdventure(world, member, { adventureId })
const rowOf = async (id: string) => (await world.database.select().from(adventures).where(eq(adventures.id, id)))[0]!
const assetsOf = (id: string) => world.database.select().from(assets).where(eq(assets.adventureId, id))

test('a copy is the same adventure as an unplayed draft, with its own ids and files', async () => {
  const before = await contentOf(world, original)
  const { id } = await duplicate()
  expect(await contentOf(world, id)).toBe(before)
  expect(await contentOf(world, original)).toBe(before)

  const [from, copy] = [await rowOf(original), await rowOf(id)]
  expect(copy).toMatchObject({
    title: `Copy of ${from.title}`,
    status: 'draft',
    creatorId: world.member.userId,
    publishedEditionId: null,
    publishedAt: null,
    sampleKey: null,
    totalPlays: 0,
    category: from.category,
    languages: from.languages,
    accessibilityTags: from.accessibilityTags,
    textsByModel: true,
  })
  expect(copy.translations.fr).toMatchObject({
    title: `Copie : ${String(from.translations.fr?.title)}`,
    description: from.translations.fr?.description,
  })
  expect(copy.slug).not.toBe(from.slug)

  const drafts = [await findStoredDraft(world.database, original), await findStoredDraft(world.database, id)]
  const [ids, copied] = drafts.map((draft) =>
    [draft!.scenes, draft!.hotspots, draft!.puzzles, draft!.items, draft!.npcs, draft!.nodes]
      .flat()
      .map((row) => row.id),
  )
  expect(copied).toHaveLength(ids!.length)
  expect(copied!.filter((each) => ids!.includes(each))).toEqual([])

  const [files, own] = [await assetsOf(original), await assetsOf(id)]
  expect(own.map(({ sha256 }) => sha256).sort()).toEqual(files.map(({ sha256 }) => sha256).sort())
  expect(own.filter(({ storageKey }) => files.some((file) => file.storageKey === storageKey))).toEqual([])
  expect(own.every(({ publishedAt }) => publishedAt === null)).toBe(true)
  for (const { storageKey } of own) expect(await world.storage.exists(storageKey), storageKey).toBe(true)
})

test('deleting either one forever leaves the other whole', async () => {
  const before = await contentOf(world, original)
  const { id } = await duplicate()
  const own = await assetsOf(id)
  await deleteAdventure(world.database, world.member, { intent: 'delete-adventure', adventureId: id })
  await eraseAdventure(world, world.member, { adventureId: id })
  expect(await rowOf(id)).toBeUndefined()
  for (const { storageKey } of own) expect(await world.storage.exists(storageKey)).toBe(false)
  expect(await contentOf(world, original)).toBe(before)
  for (const { storageKey } of await assetsOf(original))
    expect(await world.storage.exists(storageKey), storageKey).toBe(true)
})

test('a trashed, missing or someone else’s adventure is not found, and nothing is stored', async () => {
  const { id: trashed } = await duplicate()
  await deleteAdventure(world.database, world.member, { intent: 'delete-adventure', adventureId: trashed })
  const before = await filesIn(world)
  const other = (await buildUser(world.database)).member
  const moderator = (await buildUser(world.database, { role: 'moderator' })).member
  for (const [adventureId, member] of [
    [original, other],
    [original, moderator],
    [trashed, world.member],
    ['nothing', world.member],
  ] as const) {
    await expect(duplicate(adventureId, member)).rejects.toMatchObject({ code: 'notFound' })
  }
  expect(await filesIn(world)).toEqual(before)
})

test('when the rows cannot be written, the copied files are deleted again', async () => {
  const before = await filesIn(world)
  const gone = { ...world.member, userId: '01890000-0000-7000-8000-000000000000', role: 'admin' as const }
  await expect(duplicate(original, gone)).rejects.toMatchObject({ code: 'notSignedIn' })
  expect(await filesIn(world)).toEqual(before)
})

test('a lost file leaves the copy without that picture, but does not prevent it', async () => {
  const { id } = await duplicate()
  const draft = await findStoredDraft(world.database, id)
  const { image } = draft!.scenes[0]!
  await world.storage.delete((await assetsOf(id)).find((asset) => asset.id === image!.id)!.storageKey)
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const again = await findStoredDraft(world.database, (await duplicate(id)).id)
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  expect(again!.scenes[0]!.imageAssetId).toBeNull()
  expect(again!.scenes.slice(1).every(({ imageAssetId }) => imageAssetId !== null)).toBe(true)
})

test('the address of another adventure’s file, or of a lost one, is not copied', async () => {
  const { id } = await duplicate()
  const [puzzle] = await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.adventureId, id))
  const own = assetUrl((await assetsOf(id)).find(({ purpose }) => purpose === 'scene')!)
  const stored = async (adventureId: string) =>
    (await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.adventureId, adventureId))).find(
      ({ name }) => name === puzzle!.name,
    )!.configuration
  const holding = (imageUrl: string) =>
    world.database
      .update(adventurePuzzles)
      .set({ type: 'slider_jigsaw', configuration: { imageUrl } })
      .where(eq(adventurePuzzles.id, puzzle!.id))
  await holding('/media/AAAABBBBCCCCDDDDEEEE11.webp')
  expect(await stored((await duplicate(id)).id)).toEqual({ imageUrl: '' })
  await holding(own)
  const copy = (await duplicate(id)).id
  expect((await assetsOf(copy)).map(assetUrl)).toContain(((await stored(copy)) as { imageUrl: string }).imageUrl)
})

test('the documents of a kit are copied too', async () => {
  await world.database.insert(mysteryDinnerStory).values({ adventureId: original, theme: 'A stage' })
  const { id } = await duplicate()
  expect(
    (await world.database.select().from(mysteryDinnerStory).where(eq(mysteryDinnerStory.adventureId, id)))[0],
  ).toMatchObject({ theme: 'A stage' })
})
