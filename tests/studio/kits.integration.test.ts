import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRow, storeFile } from '#app/features/media/keep-asset.server.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { exportProject } from '#app/features/studio/exchange/export-project.server.ts'
import { importProject } from '#app/features/studio/exchange/import-project.server.ts'
import { createAdventure } from '#app/features/studio/projects/create-adventure.server.ts'
import { duplicateAdventure } from '#app/features/studio/projects/duplicate-adventure.server.ts'
import { eraseAdventure } from '#app/features/studio/projects/erase-adventure.server.ts'
import { deleteAdventure } from '#app/features/studio/projects/delete-adventure.server.ts'
import { createAdventureSchema } from '#app/features/studio/projects/projects.schema.ts'
import { listUnusedFiles } from '#app/features/studio/projects/unused-files.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { changeRow, createRow, removeRows } from '#tests/support/draft-commands.ts'
import { fullKit, printKinds } from '#tests/support/full-kit.ts'
import type { PrintKind } from '#tests/support/full-kit.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'
import { versionsOf } from '#tests/support/kept-versions.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { withNumberedIds } from './project-world.ts'

const world = useStudioWorld(null)
let storage: DiskStorage
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whodini-kits-'))
  storage = new DiskStorage(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const where = () => ({ database: world.database, storage })
const draftOf = async (adventureId = world.adventureId) =>
  (await getDraft(world.database, world.member, { adventureId })).draft

async function begin(kind: PrintKind | 'online-adventure'): Promise<void> {
  const input = createAdventureSchema.parse({
    intent: 'create-adventure',
    title: 'The Last Supper Club',
    description: '',
    kind,
    difficulty: 3,
    price: '0',
    imageDescription: '',
    primaryLanguage: 'en',
  })
  world.adventureId = (await createAdventure(world.database, world.member, input)).id
}

async function addPicture() {
  const data = await noisyPicture(16, 9).webp().toBuffer()
  const file = { data, mime: 'image/webp', width: 16, height: 9 }
  const owned = { owner: world.member, adventureId: world.adventureId, origin: 'person' as const }
  const row = newRow(owned, 'item', 'adventure-maps', file)
  await storeFile(storage, row.storageKey, file)
  await world.database.insert(assets).values({ ...row, createdAt: new Date('2026-01-01T00:00:00Z') })
  return row
}

/** Written by the commands of its editor. */
async function fill(kind: PrintKind) {
  const { adventureId } = world
  await world.change('details', adventureId, { languages: ['en', 'fr'], translations: { fr: { title: 'Le souper' } } })
  const { id: picture } = await addPicture()
  const puzzle = kind === 'escape-room' ? await world.create('puzzle', { name: 'Safe', type: 'code_entry' }) : null
  const { ids, rows } = fullKit(kind, { picture, puzzle: puzzle?.id ?? null }, await draftOf())
  for (const { kind: of, id, fields } of rows)
    if (kindOf(of).single) await world.change(of, id, fields)
    else await world.edited(createRow(of, { id, parent: kindOf(of).parent ? ids.character : null, ...fields }))
  return { ids, rows, picture }
}

/** Of an adventure and its copy alike: an id says which of the rows it names. */
async function contentOf(adventureId = world.adventureId): Promise<string> {
  const { rows, files } = await draftOf(adventureId)
  const { title, languages, recommendedPlayers } = rows.details[0]!
  const lists = [...kitKindNames, 'puzzle' as const].map((kind) => [kind, rows[kind]])
  const pictures = Object.values(files).map(({ bytes }) => bytes)
  return withNumberedIds([String(title).replace('Copy of ', ''), languages, recommendedPlayers, lists, pictures])
}

const kitOf = ({ rows }: Pick<Draft, 'rows'>) => kitKindNames.map((kind) => rows[kind])

const listsOf = (kind: PrintKind) =>
  kitKindNames.filter((name) => kindOf(name).adventures.includes(kind) && !kindOf(name).single)

describe.each(printKinds)('a new %s', (kind) => {
  beforeEach(() => begin(kind))

  test('has its single rows with the default values, and the usual number of players', async () => {
    const { details, dinnerStory, dinnerGuide, roomSetup, roomGuide } = await world.read()
    if (kind === 'mystery-dinner') {
      expect(details.recommendedPlayers).toBe('6-10')
      expect(dinnerStory).toMatchObject({ theme: '', recommendedGuests: 8, durationMinutes: 180, culpritId: null })
      expect([dinnerGuide?.introduction, roomSetup, roomGuide]).toEqual(['', null, null])
    } else {
      expect(details.recommendedPlayers).toBe('2-6')
      expect(roomSetup).toMatchObject({ theme: '', recommendedDuration: 60 })
      expect([roomGuide?.introduction, dinnerStory, dinnerGuide]).toEqual(['', null, null])
    }
  })

  test('keeps its single rows: they can be neither added nor removed', async () => {
    const { rows } = await draftOf()
    for (const of of kitKindNames.filter((name) => kindOf(name).single)) {
      expect(await world.tried(createRow(of, {}))).toMatchObject({ status: 'refused', refusal: { reason: 'gone' } })
      const [single] = rows[of]
      if (single)
        expect(await world.tried(removeRows(of, single.id))).toMatchObject({
          status: 'refused',
          refusal: { reason: 'gone' },
        })
    }
    expect(kitOf(await draftOf())).toEqual(kitOf({ rows }))
  })

  test('takes rows of its own kind and of no other', async () => {
    const named = { name: 'One', title: 'One', happened: 'One', type: 'riddle', content: 'One', x: 1, y: 1 }
    const parents = ['hotspot', 'node', 'card'] as const
    const all = ['scene', 'item', 'npc', 'puzzle', ...kitKindNames.filter((name) => !kindOf(name).single)] as const
    for (const of of all.filter((each) => !parents.some((child) => child === each))) {
      const fields = Object.fromEntries(Object.entries(named).filter(([name]) => name in kindOf(of).fields))
      const belongs = kindOf(of).adventures.includes(kind)
      expect((await world.tried(createRow(of, fields))).status, of).toBe(belongs ? 'taken' : 'refused')
    }
  })

  test('stores every field of every row exactly as written', async () => {
    const { rows } = await fill(kind)
    const draft = await draftOf()
    for (const { kind: of, id, fields } of rows) {
      const [row] = draft.rows[of]
      expect(row, of).toMatchObject({ ...fields, id })
      for (const [name, { start }] of Object.entries(kindOf(of).fields))
        if (name !== 'displayOrder') expect(row![name], `${of}.${name} is its default`).not.toEqual(start)
    }
  })

  test('undoing a removal brings back the row, its position and every reference to it', async () => {
    const { ids } = await fill(kind)
    const of: KitKind = kind === 'mystery-dinner' ? 'character' : 'roomProp'
    const before = await draftOf()
    const { fields } = createRow(of, before.rows[of][0]!)
    const { id: _id, translations, translatedFrom: _none, ...values } = fields
    const cards = before.rows.card
    await world.remove(of, ids[of])
    expect((await draftOf()).rows.card).toEqual([])
    await world.edited(createRow(of, { id: ids[of], ...values, translations }))
    for (const { id, characterId, translatedFrom: _same, ...card } of cards)
      await world.edited(createRow('card', { id, parent: String(characterId), ...card }))
    expect(kitOf(await draftOf())).toEqual(kitOf(before))
  })
})

describe.each(printKinds)('a filled %s', (kind) => {
  let made: Awaited<ReturnType<typeof fill>>
  beforeEach(async () => {
    await begin(kind)
    made = await fill(kind)
  })

  test('is restored from a kept version, which counts its parts', async () => {
    const versions = versionsOf(world.database, world.member, world.adventureId)
    const was = await versions.document()
    const kept = await versions.keep('as it was')
    expect(kept.counts).toEqual(
      kind === 'mystery-dinner'
        ? { characters: 1, courses: 1, clues: 1, props: 1 }
        : { puzzles: 1, clues: 1, props: 1 },
    )
    expect(kept.differences).toBe(0)
    for (const of of listsOf(kind)) if (of !== 'card') await world.remove(of, made.ids[of])
    const single = kind === 'mystery-dinner' ? 'dinnerStory' : 'roomSetup'
    await world.change(single, made.ids[single], { theme: 'Another' })
    expect((await versions.rename(kept.id, 'before'))[0]!.differences).toBe(listsOf(kind).length + 1)
    expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
    expect(await versions.document()).toEqual(was)
  })

  test('keeps its single rows when an older version has none', async () => {
    const versions = versionsOf(world.database, world.member, world.adventureId)
    const { kit: _rows, ...older } = await versions.document()
    const kept = await versions.keep('older')
    await world.database.execute(
      `update draft_versions set document = '${JSON.stringify({ ...older, version: 4 })}' where id = '${kept.id}'`,
    )
    expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
    const { rows } = await draftOf()
    for (const of of kitKindNames.filter((name) => kindOf(name).adventures.includes(kind)))
      expect(rows[of].length, of).toBe(kindOf(of).single ? 1 : 0)
  })

  test('changes its primary language with all texts, and back', async () => {
    const versions = versionsOf(world.database, world.member, world.adventureId)
    const was = await versions.document()
    const changeTo = async (primaryLanguage: string) =>
      versions.ask({ intent: 'change-language', primaryLanguage, draftRevision: await versions.revision() })
    expect(await changeTo('fr')).toEqual({ status: 'restored' })
    const { rows } = await draftOf()
    for (const { kind: of, fields } of made.rows) {
      const { translations, ...columns } = fields as { translations: { fr: Record<string, unknown> } }
      const english = Object.fromEntries(Object.keys(translations.fr).map((name) => [name, columns[name as never]]))
      expect(rows[of][0], of).toMatchObject({ ...translations.fr, translations: { en: english } })
    }
    expect(await changeTo('en')).toEqual({ status: 'restored' })
    expect((await versions.document()).kit).toEqual(was.kit)
  })

  test('is duplicated with its own ids and files, and erasing the copy leaves it whole', async () => {
    const before = await contentOf()
    const { id } = await duplicateAdventure(where(), world.member, { adventureId: world.adventureId })
    expect(await contentOf(id)).toBe(before)
    const own = new Set(Object.values((await draftOf()).rows).flatMap((rows) => rows.map((row) => row.id)))
    const copied = JSON.stringify((await draftOf(id)).rows)
    expect([...own, made.picture].filter((each) => copied.includes(each))).toEqual([])
    await deleteAdventure(world.database, world.member, { intent: 'delete-adventure', adventureId: id })
    await eraseAdventure(where(), world.member, { adventureId: id })
    expect(await contentOf()).toBe(before)
  })

  test('goes through a zip unchanged', async () => {
    const before = await contentOf()
    const zip = await buffer((await exportProject(where(), world.member, world.adventureId)).stream)
    await world.database.update(adventures).set({ title: 'Elsewhere' }).where(eq(adventures.id, world.adventureId))
    const made = await importProject(where(), world.member, zip, 'en')
    expect(made).toMatchObject({ unset: [] })
    expect(withoutBytes(await contentOf('id' in made ? made.id : ''))).toBe(withoutBytes(before))
  })

  test('counts its pictures as used', async () => {
    const spare = await addPicture()
    const { adventureId } = world
    expect((await listUnusedFiles(world.database, world.member, { adventureId })).map(({ id }) => id)).toEqual([
      spare.id,
    ])
  })
})

/** An imported picture is encoded anew. */
const withoutBytes = (content: string) => content.replace(/\[\s*\d+\s*\]\s*\]$/, '')

test('an online adventure takes no rows of a print kind', async () => {
  await begin('online-adventure')
  const { rows } = await draftOf()
  for (const kind of kitKindNames)
    expect(await world.tried(createRow(kind, { name: 'One', title: 'One', happened: 'One' })), kind).toMatchObject({
      status: 'refused',
    })
  const gone = changeRow('dinnerStory', rows.details[0]!.id, { theme: 'Noir' }, { theme: '' })
  expect(await world.tried(gone)).toMatchObject({ status: 'refused', refusal: { reason: 'gone' } })
})
