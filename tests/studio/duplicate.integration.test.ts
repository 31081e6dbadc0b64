import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { targetColumns } from '#app/features/adventure/hotspot-target.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { copyInto, listCopyTargets } from '#app/features/studio/exchange/copy-into.server.ts'
import { createAdventure } from '#app/features/studio/projects/create-adventure.server.ts'
import { createAdventureSchema } from '#app/features/studio/projects/projects.schema.ts'
import { duplicateAdventure } from '#app/features/studio/projects/duplicate-adventure.server.ts'
import { eraseAdventure } from '#app/features/studio/projects/erase-adventure.server.ts'
import { deleteAdventure } from '#app/features/studio/projects/delete-adventure.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { adventureItems } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { mysteryDinnerStory } from '#database/schema/mystery-dinner.ts'
import { newId } from '#app/shared/ids.ts'
import { contentOf, filesIn, openProjectWorld, seedProject, withNumberedIds } from './project-world.ts'
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

const begin = async (fields: object = {}) =>
  (
    await createAdventure(
      world.database,
      world.member,
      createAdventureSchema.parse({ intent: 'create-adventure', kind: 'online-adventure', title: 'Other', ...fields }),
    )
  ).id
const copy = (
  input: Partial<Parameters<typeof copyInto>[2]> & { into: string; ids: string[] },
  member = world.member,
) => copyInto(world, member, { adventureId: original, sceneId: null, brings: true, ...input })
const draftOf = async (id: string) => (await findStoredDraft(world.database, id))!
type Hotspot = Awaited<ReturnType<typeof draftOf>>['hotspots'][number]
const isOpen = (hotspot: Hotspot) => Object.values(targetColumns).every((column) => hotspot[column] === null)

test('a scene goes elsewhere with all that is in it, what it points to, and their files', async () => {
  const from = await draftOf(original)
  const scene = from.scenes.find(({ isStartingMap }) => isStartingMap)!
  const into = await begin()
  const { id, kind } = await copy({ into, ids: [scene.id] })
  expect(kind).toBe('scene')
  const made = await draftOf(into)
  expect(made.scenes.map(({ id: own, name, isStartingMap }) => [own, name, isStartingMap])).toEqual([
    [id, scene.name, true],
  ])
  const inside = <Row extends { sceneId: string }>(rows: readonly Row[], within: string) =>
    rows.filter(({ sceneId }) => sceneId === within).length
  expect(inside(made.hotspots, id)).toBe(inside(from.hotspots, scene.id))
  expect(inside(made.layers, id)).toBe(inside(from.layers, scene.id))
  // Doors are open, everything else leads to its copy
  for (const hotspot of made.hotspots)
    expect([hotspot.type, isOpen(hotspot)]).toEqual([hotspot.type, ['scene_link', 'look'].includes(hotspot.type)])
  const own = await assetsOf(into)
  expect(own.map(({ id: file }) => file)).toContain(made.scenes[0]!.imageAssetId)
  for (const { storageKey } of own) expect(await world.storage.exists(storageKey), storageKey).toBe(true)
  const theirs = new Set((await assetsOf(original)).map(({ id: file }) => file))
  expect([...theirs].filter((file) => JSON.stringify(made).includes(file))).toEqual([])
  const puzzle = (draft: typeof made) => draft.puzzles.find(({ name }) => name === made.puzzles[0]!.name)!
  const meaning = ({
    solution,
    hints,
    translations,
    translatedSolution,
  }: ReturnType<typeof puzzle> & Record<string, unknown>) =>
    withNumberedIds([solution, hints, translations, translatedSolution])
  expect(meaning(puzzle(made))).toBe(meaning(puzzle(from)))
  const targets = await listCopyTargets(world.database, world.member, { adventureId: original })
  expect(targets.find((each) => each.id === into)).toEqual({
    id: into,
    title: 'Other',
    changedAt: (await rowOf(into)).updatedAt.toISOString(),
    scenes: [{ id, name: scene.name }],
  })
  expect(targets.map((each) => each.id)).not.toContain(original)
})

test('a copy still names a partner that stays behind or is gone, but no room that is gone', async () => {
  const { id: paired } = await duplicate()
  const { hotspots, scenes } = await draftOf(paired)
  const [first] = hotspots
  const sceneId = first!.sceneId
  const partner = hotspots.find((other) => other.sceneId !== sceneId)!
  const second = hotspots.find((other) => other.sceneId === sceneId && other.id !== first!.id)!
  const pair = (id: string, togetherWith: string) =>
    world.database.update(sceneHotspots).set({ together: true, togetherWith }).where(eq(sceneHotspots.id, id))
  await world.database.update(sceneHotspots).set({ together: false, togetherWith: null })
  await pair(first!.id, partner.id)
  const gone = newId()
  await pair(second.id, gone)
  await world.database
    .update(adventures)
    .set({ roomSceneIds: [newId(), sceneId] })
    .where(eq(adventures.id, paired))

  const whole = await draftOf((await duplicate(paired)).id)
  const inCopy = whole.hotspots.filter(({ together }) => together)
  const like = whole.hotspots.find(({ name, x, y }) => name === partner.name && x === partner.x && y === partner.y)
  expect(inCopy.map(({ togetherWith }) => togetherWith).sort()).toEqual([like!.id, gone].sort())
  const room = scenes.find(({ id }) => id === sceneId)!.name
  expect(whole.adventure.roomSceneIds.map((id) => whole.scenes.find((scene) => scene.id === id)?.name)).toEqual([room])

  const into = await begin()
  await copyInto(world, world.member, { adventureId: paired, into, ids: [sceneId], sceneId: null, brings: true })
  const made = (await draftOf(into)).hotspots.filter(({ together }) => together)
  expect(made.map(({ togetherWith }) => togetherWith).sort()).toEqual([partner.id, gone].sort())
})

test('hotspots go into a chosen scene, alone if asked, and a second copy comes after the first', async () => {
  const from = await draftOf(original)
  const [item] = from.items
  const into = await begin()
  const { id: sceneId } = await copy({ into, ids: [from.scenes[0]!.id], brings: false })
  const before = await draftOf(into)
  expect(before.items).toEqual([])
  const [spot] = from.hotspots.filter(({ type }) => type === 'item')
  await copy({ into, ids: [spot!.id], sceneId })
  await copy({ into, ids: [spot!.id], sceneId, brings: false })
  const made = (await draftOf(into)).hotspots.slice(before.hotspots.length)
  expect(made.map((hotspot) => [hotspot.name, hotspot.sceneId, isOpen(hotspot)])).toEqual([
    [spot!.name, sceneId, false],
    [spot!.name, sceneId, true],
  ])
  expect((await copy({ into, ids: [item!.id] })).kind).toBe('item')
})

test('what came along before is used again, with its files, unless it was changed there', async () => {
  const from = await draftOf(original)
  for (const primaryLanguage of ['en', 'fr'] as const) {
    const into = await begin({ primaryLanguage })
    const { id: sceneId } = await copy({ into, ids: [from.scenes[0]!.id] })
    const [before, files] = [await draftOf(into), (await assetsOf(into)).length]
    // What is used on a hotspot comes again with another copy of that hotspot
    const isNamed = (id: string) => JSON.stringify([from.items, from.puzzles]).includes(id)
    const spots = from.hotspots.filter(
      (hotspot) => hotspot.sceneId === from.scenes[0]!.id && !isOpen(hotspot) && !isNamed(hotspot.id),
    )
    await copy({ into, ids: spots.map(({ id }) => id), sceneId })
    const after = await draftOf(into)
    for (const kind of ['items', 'puzzles', 'npcs', 'nodes'] as const)
      expect([kind, after[kind].length]).toEqual([kind, before[kind].length])
    expect(before.items.length + before.puzzles.length).toBeGreaterThan(1)
    expect(await assetsOf(into)).toHaveLength(files)
    const [made] = after.hotspots.filter(({ type }) => type === 'item')
    const again = after.hotspots.filter(({ type, name }) => type === 'item' && name === made!.name)
    expect(new Set(again.map(({ targetItemId }) => targetItemId)).size).toBe(1)

    await world.database
      .update(adventureItems)
      .set({ name: 'Mine now' })
      .where(eq(adventureItems.id, made!.targetItemId!))
    await copy({ into, ids: spots.map(({ id }) => id), sceneId })
    expect((await draftOf(into)).items.length).toBeGreaterThan(after.items.length)
  }
})

test('what would be used again is not lost when somebody edits there at that moment', async () => {
  const from = await draftOf(original)
  const named = JSON.stringify([from.items, from.puzzles])
  const [spot] = from.hotspots.filter(
    ({ id, type, sceneId }) => type === 'item' && sceneId === from.scenes[0]!.id && !named.includes(id),
  )
  const into = await begin()
  const { id: sceneId } = await copy({ into, ids: [spot!.sceneId] })
  const before = (await draftOf(into)).hotspots.length
  const removeItems = () =>
    world.database.transaction(async (tx) => {
      await tx
        .update(adventures)
        .set({ draftRevision: sql`${adventures.draftRevision} + 1` })
        .where(eq(adventures.id, into))
      await tx.delete(adventureItems).where(eq(adventureItems.adventureId, into))
    })
  const transaction: typeof world.database.transaction = async (work, config) => {
    if (!config) await removeItems()
    return world.database.transaction(work, config)
  }
  const database = new Proxy(world.database, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  })
  const again = { adventureId: original, into, ids: [spot!.id], sceneId, brings: true }
  await expect(copyInto({ ...world, database }, world.member, again)).rejects.toMatchObject({ code: 'conflict' })
  expect((await draftOf(into)).hotspots).toHaveLength(before)
  await copyInto(world, world.member, again)
  const made = (await draftOf(into)).hotspots.findLast(({ type }) => type === 'item')!
  expect((await draftOf(into)).items.map(({ id }) => id)).toContain(made.targetItemId)
})

test('into an adventure in the other language, texts change places with their translations', async () => {
  const from = await draftOf(original)
  const into = await begin({ primaryLanguage: 'fr' })
  await copy({ into, ids: [from.items[0]!.id] })
  const [made] = (await draftOf(into)).items
  expect(made!.name).toBe((from.items[0]!.translations.fr as { name: string }).name)
  expect((made!.translations.en as { name: string }).name).toBe(from.items[0]!.name)
})

test('only one’s own rows go, into one’s own online adventures; refused, nothing is stored', async () => {
  const from = await draftOf(original)
  const [{ id: sceneId } = { id: '' }] = from.scenes
  const into = await begin()
  const other = (await buildUser(world.database)).member
  const kit = await begin({ kind: 'mystery-dinner' })
  const before = await filesIn(world)
  for (const [ids, target, member] of [
    [[sceneId], into, other],
    [[sceneId], kit, world.member],
    [[sceneId], original, world.member],
    [[sceneId], newId(), world.member],
    [[newId()], into, world.member],
    [[sceneId, from.items[0]!.id], into, world.member],
    [[from.layers[0]!.id], into, world.member],
    // There is no scene to put it in
    [[from.hotspots[0]!.id], into, world.member],
  ] as const)
    await expect(copy({ into: target, ids: [...ids] }, member)).rejects.toMatchObject({ code: 'notFound' })
  await expect(listCopyTargets(world.database, other, { adventureId: original })).rejects.toMatchObject({
    code: 'notFound',
  })
  expect(await filesIn(world)).toEqual(before)
  expect((await draftOf(into)).scenes).toEqual([])
})
