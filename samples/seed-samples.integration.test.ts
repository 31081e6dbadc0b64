import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublishable } from '#app/features/adventure/checks/finding.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { kitDocumentSchema } from '#app/features/kits/compile/kit-edition.schema.ts'
import { editionDocumentSchema } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import { assetPictures } from '#app/features/puzzles/print/print-pictures.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { authAccounts, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems } from '#database/schema/cast.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { runs } from '#database/schema/play.ts'
import { codeInText } from '#tests/support/code-in-text.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { kitSamples, samples } from './all-samples.ts'
import { sample as deadAir } from './adventures/dead-air/adventure.ts'
import { kitKeys } from './seed/kit-rows.ts'
import { filesIn, halfIn } from './seed/puzzle-halves.ts'
import { seedSamplesInto } from './seed-samples.server.ts'

let database: Database
let pool: pg.Pool
let storage: DiskStorage
let close: () => Promise<void>
const [sample] = samples

beforeAll(async () => {
  const opened = await openTestDatabase()
  const client = createDatabase(opened.connection)
  const folder = await mkdtemp(join(tmpdir(), 'whodini-samples-'))
  database = client.database
  pool = client.pool
  storage = new DiskStorage(folder)
  close = async () => {
    await pool.end()
    await opened.close()
    await rm(folder, { recursive: true })
  }
  const seeded = await Promise.all([seed(), seed(), seed()])
  expect(seeded.map((each) => each[sample!.key]).sort()).toEqual(['created', 'unchanged', 'unchanged'])
})
afterAll(() => close())

const seed = (version = sample!.version) =>
  seedSamplesInto({ database, pool, storage, samples: [{ ...sample!, version }] })

async function everything(): Promise<unknown> {
  return Promise.all(
    [
      users,
      adventures,
      adventureScenes,
      sceneHotspots,
      sceneLayers,
      adventurePuzzles,
      editions,
      editionSecrets,
      assets,
    ].map((table) => database.select().from(table)),
  )
}

const rowOfSample = async () =>
  (await database.select().from(adventures).where(eq(adventures.sampleKey, sample!.key)))[0]!

test('processes that start together seed each sample once', async () => {
  expect(await database.select().from(adventures)).toHaveLength(1)
  expect(await database.select().from(users)).toHaveLength(1)
})

test('a seeded sample is published in both languages, with public pictures and sound', async () => {
  const row = await rowOfSample()
  expect(row).toMatchObject({
    status: 'published',
    sampleVersion: sample!.version,
    languages: expect.arrayContaining(['en', 'fr']) as string[],
  })
  const [edition] = await database.select().from(editions).where(eq(editions.id, row.publishedEditionId!))
  const document = editionDocumentSchema.parse(edition!.document)
  expect(document.scenes.map((scene) => [scene.name.en, scene.name.fr])).toEqual(
    sample!.scenes.map((scene) => [scene.name.en, scene.name.fr]),
  )
  expect(document.scenes.find((scene) => scene.id === document.startSceneId)?.name.en).toBe(
    sample!.scenes.find((scene) => scene.isStartingMap)?.name.en,
  )
  expect(document.scenes.flatMap((scene) => scene.hotspots)).toHaveLength(sample!.hotspots.length)
  expect(document.scenes.flatMap((scene) => scene.layers?.map(({ altText }) => altText.fr) ?? [])).toEqual(
    sample!.layers?.map(({ altText }) => altText.fr),
  )
  expect(document.puzzles.map((puzzle) => puzzle.name.fr)).toEqual(sample!.puzzles.map((puzzle) => puzzle.name.fr))
  expect(document.items.map((item) => item.name.fr)).toEqual(sample!.items.map((item) => item.name.fr))
  expect(document.npcs.map((npc) => npc.name.fr)).toEqual(sample!.npcs.map((npc) => npc.name.fr))
  expect(document.scenes[0]!.sound?.caption).toEqual(sample!.scenes[0]!.sound?.caption)
  const pictures = await database.select().from(assets)
  expect(pictures.filter(({ purpose }) => purpose === 'sound')).toHaveLength(1)
  const { scenes, hotspots, layers = [], puzzles, items, npcs } = sample!
  const closeUps = hotspots.filter((hotspot) => hotspot.type === 'look' && hotspot.closeUp)
  const pieces = puzzles.flatMap(({ configuration }) => filesIn(configuration))
  const things = [pieces, scenes, layers, closeUps, puzzles.filter(({ object }) => object), items, npcs]
  expect(pictures).toHaveLength(1 + things.flat().length + 1)
  for (const picture of pictures) {
    expect(picture.publishedAt).not.toBeNull()
    const file = await storage.get(picture.storageKey)
    expect((await new Response(file!.stream).arrayBuffer()).byteLength).toBe(picture.bytes)
  }
})

test('a seeded sample has no errors and no warnings', async () => {
  const draft = await findStoredDraft(database, (await rowOfSample()).id)
  const { findings } = compileEdition(draft!)
  expect(isPublishable(findings)).toBe(true)
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])
})

test('a sample’s codes are only in the secrets', async () => {
  const row = await rowOfSample()
  const [edition] = await database.select().from(editions).where(eq(editions.id, row.publishedEditionId!))
  const [secret] = await database
    .select()
    .from(editionSecrets)
    .where(eq(editionSecrets.editionId, row.publishedEditionId!))
  const document = editionDocumentSchema.parse(edition!.document)
  const secrets = editionSecretsSchema.parse(secret!.document)
  for (const puzzle of sample!.puzzles) {
    const kept = secrets.puzzles.find((each) =>
      document.puzzles.some((open) => open.id === each.id && open.name.en === puzzle.name.en),
    )!
    expect(kept.solution.en).toMatchObject(halfIn(puzzle.solution, 'en'))
    for (const code of Object.values(puzzle.solution.correctCode ?? {}))
      expect(JSON.stringify(document.puzzles)).not.toMatch(codeInText(code))
  }
})

test('the samples’ owner has a name and cannot sign in', async () => {
  const [owner] = await database.select().from(users)
  expect(owner).toMatchObject({ isSeeded: true, name: 'Whodini Workshop' })
  expect(await database.select().from(authAccounts)).toEqual([])
})

test('seeding the samples again changes nothing', async () => {
  const before = await everything()
  expect(await seed()).toEqual({ [sample!.key]: 'unchanged' })
  expect(await everything()).toEqual(before)
})

test('a newer sample becomes a new edition with the same ids; old runs and editions stay', async () => {
  const before = await rowOfSample()
  const ids = async () =>
    (
      await Promise.all(
        [adventureScenes, adventurePuzzles, adventureItems, sceneHotspots, sceneLayers].map((table) =>
          database.select({ id: table.id }).from(table),
        ),
      )
    ).map((rows) => rows.map(({ id }) => id).sort())
  const idsBefore = await ids()
  const [edition] = await database.select().from(editions)
  const [run] = await database
    .insert(runs)
    .values({
      adventureId: before.id,
      editionId: edition!.id,
      stateVersion: 1,
      state: { here: true },
      contentLanguage: 'fr',
    })
    .returning()
  expect(await seed(sample!.version + 1)).toEqual({ [sample!.key]: 'updated' })
  const after = await rowOfSample()
  expect(after).toMatchObject({ id: before.id, status: 'published', sampleVersion: sample!.version + 1 })
  expect(await ids()).toEqual(idsBefore)
  expect(await database.select().from(runs)).toEqual([run])
  const all = await database.select().from(editions).orderBy(editions.number)
  expect(all[0]).toEqual(edition)
  expect(all.map((each) => each.id)).toEqual([edition!.id, after.publishedEditionId])
})

test('a sample older than the database’s version is not written', async () => {
  const before = await everything()
  expect(await seed(sample!.version)).toEqual({ [sample!.key]: 'unchanged' })
  expect(await everything()).toEqual(before)
})

test('an unpublished sample is updated and stays unpublished; one in the trash stays there', async () => {
  const { id } = await rowOfSample()
  await database.update(adventures).set({ status: 'draft' }).where(eq(adventures.id, id))
  expect(await seed(sample!.version + 2)).toEqual({ [sample!.key]: 'updated' })
  expect((await rowOfSample()).status).toBe('draft')
  await database.update(adventures).set({ deletedAt: new Date() }).where(eq(adventures.id, id))
  expect(await seed(sample!.version + 3)).toEqual({ [sample!.key]: 'unchanged' })
})

test('a sample whose puzzle is a sound is seeded with it, and publishes it', async () => {
  const seeded = await seedSamplesInto({ database, pool, storage, samples: [deadAir] })
  expect(seeded).toEqual({ [deadAir.key]: 'created' })
  const [row] = await database.select().from(adventures).where(eq(adventures.sampleKey, deadAir.key))
  const files = await database.select().from(assets).where(eq(assets.adventureId, row!.id))
  const sounds = files.filter(({ purpose }) => purpose === 'sound')
  expect(sounds).toHaveLength(deadAir.scenes.filter(({ sound }) => sound).length + 1)
  const [edition] = await database.select().from(editions).where(eq(editions.id, row!.publishedEditionId!))
  const document = editionDocumentSchema.parse(edition!.document)
  const heard = document.puzzles.find(({ type }) => type === 'audio_recognition')!
  const names = sounds.map(({ name, publishedAt }) => `${name}${publishedAt ? '' : ' hidden'}`)
  for (const presented of Object.values(heard.configuration))
    expect(names.some((name) => JSON.stringify(presented).includes(`/media/${name}.mp3`))).toBe(true)
  await database.delete(adventures).where(eq(adventures.id, row!.id))
})

const seedKits = (raised = 0) =>
  seedSamplesInto({
    database,
    pool,
    storage,
    samples: kitSamples.map((kit) => ({ ...kit, version: kit.version + raised })),
  })
const allKits = (seeded: string) => Object.fromEntries(kitSamples.map(({ key }) => [key, seeded]))

test('sample kits are seeded once: published, free, in both languages, with their pictures', async () => {
  expect(await seedKits()).toEqual(allKits('created'))
  for (const kit of kitSamples) {
    const [row] = await database.select().from(adventures).where(eq(adventures.sampleKey, kit.key))
    expect(row).toMatchObject({ kind: kit.kind, status: 'published', priceCents: 0, sampleVersion: kit.version })
    const [edition] = await database.select().from(editions).where(eq(editions.id, row!.publishedEditionId!))
    const document = kitDocumentSchema.parse(edition!.document)
    expect(document.title).toEqual(kit.title)
    expect(document.languages.toSorted()).toEqual(['en', 'fr'])
    const files = await database.select().from(assets).where(eq(assets.adventureId, row!.id))
    expect(files).toHaveLength(1 + kitKeys(kit).pictures.length)
    for (const { storageKey } of files) expect(await storage.exists(storageKey)).toBe(true)
  }
  const before = await everything()
  expect(await seedKits()).toEqual(allKits('unchanged'))
  expect(await everything()).toEqual(before)
})

test('little ink prints a sample kit’s line drawings, and its cover drawn in lines', async () => {
  const rows = await database
    .select({ id: assets.id, adventureId: assets.adventureId, purpose: assets.purpose, key: adventures.sampleKey })
    .from(assets)
    .innerJoin(adventures, eq(adventures.id, assets.adventureId))
  const own = rows.filter(({ key }) => key === kitSamples[0]!.key)
  const printed = async (asLines: boolean) => {
    const ids = own.map(({ id }) => id)
    return assetPictures({ database, storage, asLines }, own[0]!.adventureId!, ids)
  }
  const endings = (files: Awaited<ReturnType<typeof printed>>) =>
    new Set(own.map(({ id, purpose }) => `${purpose} ${files.get(id)?.picture.path.split('.').at(-1)}`))
  expect(endings(await printed(false))).toEqual(new Set(['cover jpg', 'npc jpg', 'puzzle jpg']))
  expect(endings(await printed(true))).toEqual(new Set(['cover png', 'npc svg', 'puzzle svg']))
})

test('a newer sample kit replaces the content of the old one', async () => {
  expect(await seedKits(1)).toEqual(allKits('updated'))
  for (const kit of kitSamples) {
    const [row] = await database.select().from(adventures).where(eq(adventures.sampleKey, kit.key))
    const { kit: held } = (await findStoredDraft(database, row!.id))!
    const rows = Object.values(held).flat()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    if (kit.kind === 'mystery-dinner')
      expect([held.character?.length, held.dinnerClue?.length]).toEqual([kit.characters.length, kit.clues.length])
  }
})
