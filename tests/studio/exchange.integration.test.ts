import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import type { EndOptions, Options } from 'yazl'
import { compileDraft } from '#app/features/adventure/compile-edition.server.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { scoringRulesSchema } from '#app/features/rows/scoring-rules.schema.ts'
import { uploadFolderPrefix } from '#app/features/media/receive-upload.server.ts'
import { changeStatus } from '#app/features/studio/details/change-status.server.ts'
import { exportProject } from '#app/features/studio/exchange/export-project.server.ts'
import { importProject } from '#app/features/studio/exchange/import-project.server.ts'
import { chapbookStory, harloweStory, sugarcubeStory } from '#app/features/studio/exchange/story.fixtures.ts'
import { projectVersion } from '#app/features/studio/exchange/project-document.schema.ts'
import {
  maxDocumentBytes,
  maxUnpackedBytes,
  maxZipBytes,
  maxZipEntries,
} from '#app/features/studio/exchange/project-limits.ts'
import { quotaBytes } from '#app/features/media/upload-rules.ts'
import { logger } from '#app/platform/log.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { profiles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { topBilling } from '#samples/adventures/the-rabbit-takes-a-bow/walkthroughs.ts'
import { samples } from '#samples/all-samples.ts'
import { SampleRun } from '#samples/play-sample.fixtures.ts'
import { sampleIds } from '#samples/seed/sample-ids.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'
import { contentOf, filesIn, openProjectWorld, seedProject, withNumberedIds } from './project-world.ts'
import type { ProjectWorld } from './project-world.ts'
import { emptyProject, filesOf, projectZip, withBytes, zipOf } from './zips.ts'

let temporary: string
let home: ProjectWorld
let away: ProjectWorld
let original: string
let zip: Buffer
/** The wording that some texts had when they were translated. */
const outgrown = {
  scene: { fr: { description: 'As it was' } },
  solution: { fr: { 'solution.decryptedText': 'As it was asked' } },
}
let arrived: string

beforeAll(async () => {
  // uploads of this file in a temporary folder apart from everybody else's
  temporary = await mkdtemp(join(tmpdir(), 'whodini-exchange-'))
  vi.stubEnv('TMPDIR', temporary)
  home = await openProjectWorld()
  away = await openProjectWorld()
  original = await seedProject(home)
  await home.database.update(adventureScenes).set({ translatedFrom: outgrown.scene })
  await home.database.update(adventurePuzzleSolutions).set({ translatedFrom: outgrown.solution })
  await home.database.update(assets).set({ origin: 'model' }).where(eq(assets.purpose, 'cover'))
  await home.database.update(assets).set({ origin: 'built-in' }).where(eq(assets.purpose, 'item'))
  await home.database.update(adventures).set({ textsByModel: true }).where(eq(adventures.id, original))
  zip = await exported(home, original)
})
afterAll(async () => {
  await home.close()
  await away.close()
  vi.unstubAllEnvs()
  await rm(temporary, { recursive: true })
})
afterEach(async () => {
  expect(
    (await readdir(tmpdir())).filter((name) => name.startsWith(uploadFolderPrefix)),
    'temporary folders left behind',
  ).toEqual([])
})

async function exported(world: ProjectWorld, adventureId: string, member = world.member): Promise<Buffer> {
  return buffer((await exportProject(world, member, adventureId)).stream)
}

async function take(source: Buffer, member = away.member) {
  const made = await importProject(away, member, source, 'en')
  if (!('id' in made)) throw new Error('a story makes nothing')
  return made
}

describe('a whole project', () => {
  test('moves to an empty installation as the same adventure, which can be published and won', async () => {
    const { id } = await take(zip)
    arrived = id
    const draft = (await findStoredDraft(away.database, id))!
    expect(draft.adventure).toMatchObject({
      creatorId: away.member.userId,
      status: 'draft',
      totalPlays: 0,
      publishedEditionId: null,
      sampleKey: null,
    })
    const theirs = (await findStoredDraft(home.database, original))!.adventure
    for (const field of [
      'title',
      'description',
      'translations',
      'kind',
      'category',
      'difficulty',
      'priceCents',
      'recommendedPlayers',
      'languages',
      'accessibilityTags',
      'contentWarnings',
      'textsByModel',
      'searchText',
    ] as const) {
      expect(draft.adventure[field], field).toEqual(theirs[field])
    }
    expect(await contentOf(away, id)).toBe(await contentOf(home, original))
    for (const { storageKey } of await away.database.select().from(assets).where(eq(assets.adventureId, id)))
      expect(await away.storage.exists(storageKey)).toBe(true)

    const published = await changeStatus(
      away.database,
      away.member,
      { adventureId: id, status: 'published' },
      { isLocalInstallation: true },
    )
    expect(published.change.rows.details).toMatchObject([{ status: 'published' }])
    const [sample] = samples
    const run = new SampleRun(sample!, 'fr', { ...compileDraft(draft)!, ids: sampleIds(sample!, draft) })
    run.walk(topBilling)
    expect(run.view.ending).toMatchObject({ reason: 'scene' })
  })

  test('says who made each file', async () => {
    const originsIn = async (world: ProjectWorld, id: string) =>
      (
        await world.database
          .select({ purpose: assets.purpose, origin: assets.origin })
          .from(assets)
          .where(eq(assets.adventureId, id))
      )
        .map(({ purpose, origin }) => `${purpose} by ${origin}`)
        .sort()
    const origins = await originsIn(away, arrived)
    expect(origins).toEqual(await originsIn(home, original))
    expect(new Set(origins)).toContain('cover by model')
  })

  test('can be exported again as it was imported: nothing is lost on the way', async () => {
    const documentOf = async (data: Buffer) => {
      const document = JSON.parse((await filesOf(data))['project.json']!.toString()) as {
        media: { purpose: string }[]
        puzzles: { scoringRules: unknown }[]
      }
      // Files are listed as the database gives them; the usual rules are written out where they were left open
      const puzzles = document.puzzles.map((puzzle) => ({
        ...puzzle,
        scoringRules: scoringRulesSchema.parse(puzzle.scoringRules),
      }))
      return withNumberedIds({ ...document, puzzles, media: document.media.map(({ purpose }) => purpose).sort() })
    }
    expect(await documentOf(await exported(away, arrived))).toEqual(await documentOf(zip))
  })

  test('still knows which of its translations are outdated', async () => {
    const draft = (await findStoredDraft(away.database, arrived))!
    for (const scene of draft.scenes) expect(scene.translatedFrom).toEqual(outgrown.scene)
    expect(draft.puzzles.length).toBeGreaterThan(0)
    for (const puzzle of draft.puzzles)
      expect([puzzle.translatedFrom, puzzle.solutionTranslatedFrom]).toEqual([{}, outgrown.solution])
  })

  test('is one document plus each picture and sound once, without names of people or addresses', async () => {
    const files = await filesOf(zip)
    const { media } = JSON.parse(files['project.json']!.toString()) as { media: { file: string }[] }
    expect(Object.keys(files).sort()).toEqual(['project.json', ...media.map(({ file }) => file)].sort())
    const stored = await home.database.select().from(assets).where(eq(assets.adventureId, original))
    for (const asset of stored) {
      const file = files[media.find(({ file: name }) => name.includes(asset.id))!.file]!
      expect(createHash('sha256').update(file).digest('hex')).toBe(asset.sha256)
      expect(files['project.json']!.includes(asset.name)).toBe(false)
    }
    expect(files['project.json']!.includes(home.member.userId)).toBe(false)
  })

  test('is exported only by people who may edit it', async () => {
    for (const member of [
      (await buildUser(home.database)).member,
      (await buildUser(home.database, { role: 'moderator' })).member,
    ]) {
      await expect(exportProject(home, member, original)).rejects.toMatchObject({ code: 'notFound' })
    }
    await expect(exportProject(home, home.member, newId())).rejects.toMatchObject({ code: 'notFound' })
    await expect(exportProject(home, home.member, '../etc')).rejects.toMatchObject({ code: 'notFound' })
  })

  test('makes its importer a creator', async () => {
    const { member } = await buildUser(away.database)
    await take(await projectZip(), member)
    expect((await away.database.select().from(profiles).where(eq(profiles.id, member.userId)))[0]?.isCreator).toBe(true)
  })
})

const id = newId()
const scene = {
  id,
  name: 'Hall',
  orientation: 'landscape',
  imageAssetId: null,
  soundAssetId: null,
  isStart: true,
  hotspots: [],
}
const node = { id: newId(), npcId: newId(), content: 'Hello' }
const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])
const picture = { id: newId(), purpose: 'cover', file: 'media/a.webp' }
const withPicture = (data: Buffer | string, media: object = picture) =>
  projectZip({ media: [media] }, { 'media/a.webp': data })

const refused: [what: string, reason: string, make: () => Promise<Buffer> | Buffer][] = [
  ['no zip', 'damaged', () => Buffer.from('GIF89a, or anything else')],
  ['nothing', 'damaged', () => Buffer.alloc(0)],
  ['a zip that was cut short', 'damaged', () => zip.subarray(0, Math.floor(zip.length / 2))],
  ['a zip with a byte turned over in a picture', 'damaged', turnedOver],
  [
    'a zip with two files of one name',
    'strangeFile',
    async () =>
      withBytes(await projectZip({}, { 'media/aa.webp': 'a', 'media/bb.webp': 'b' }), 'media/bb.webp', 'media/aa.webp'),
  ],
  [
    'a name that climbs out of the folder',
    'strangeFile',
    async () => withBytes(await projectZip({}, { 'media/aaaaa.webp': 'a' }), 'media/aaaaa.webp', '../../etc/passwd'),
  ],
  [
    'a name from the root',
    'strangeFile',
    async () => withBytes(await projectZip({}, { 'media/aa.webp': 'a' }), 'media/aa.webp', '/tmp/aaa.webp'),
  ],
  [
    'a name that climbs out by backslashes',
    'strangeFile',
    async () => withBytes(await projectZip({}, { 'media/aaaaa.webp': 'a' }), 'media/aaaaa.webp', '..\\..\\etc\\passwd'),
  ],
  [
    'a file beside the folder of the project',
    'strangeFile',
    async () => zipOf({ 'attic/project.json': JSON.stringify(emptyProject), 'media/a.webp': 'a' }),
  ],
  [
    'a second project in a folder of the first',
    'strangeFile',
    async () => projectZip({}, { 'old/project.json': JSON.stringify(emptyProject) }),
  ],
  [
    'two files whose names differ only by how they part folders',
    'strangeFile',
    async () =>
      withBytes(
        await projectZip({}, { 'media/aa.webp': 'a', 'media_aa.webp': 'b' }),
        'media_aa.webp',
        'media\\aa.webp',
      ),
  ],
  ['a program beside the project', 'strangeFile', () => projectZip({}, { 'run.sh': 'rm -rf /' })],
  [
    'more files than a project has',
    'tooMuchInside',
    async () => {
      const zip = await projectZip()
      zip.writeUInt16LE(maxZipEntries + 1, zip.lastIndexOf('PK\u0005\u0006') + 10)
      return zip
    },
  ],
  ['a document that is too large', 'tooMuchInside', () => projectZip({ padding: 'x'.repeat(maxDocumentBytes) })],
  ['a file that says it is small and unpacks to more', 'damaged', lying],
  ['a zip that unpacks to more than an account may keep', 'tooMuchInside', bomb],
  ['no document', 'noProject', () => zipOf({ 'media/a.webp': 'a' })],
  ['a document that is no JSON', 'noProject', () => zipOf({ 'project.json': '{"format"' })],
  [
    'a document in no known encoding',
    'noProject',
    () => zipOf({ 'project.json': Buffer.from([0x22, 0xff, 0xfe, 0x22]) }),
  ],
  ['the document of something else', 'noProject', () => projectZip({ format: 'twine' })],
  ['null', 'noProject', () => zipOf({ 'project.json': 'null' })],
  [
    'a document of a later version',
    'newerVersion',
    () => projectZip({ version: projectVersion + 1, scenes: 'told in another way' }),
  ],
  ['a document that nests too deep', 'tooDeep', () => projectZip({ scenes: deep(30) })],
  [
    'a document that nests a million deep',
    'tooDeep',
    () => zipOf({ 'project.json': '['.repeat(1_000_000) + ']'.repeat(1_000_000) }),
  ],
  ['a key that no document has', 'invalid', () => projectZip({ creatorId: newId() })],
  [
    'a key that would change the prototype',
    'invalid',
    async () =>
      zipOf({ 'project.json': JSON.stringify(emptyProject).replace('{', '{"__proto__": {"polluted": true},') }),
  ],
  [
    'a status that is published',
    'invalid',
    () => projectZip({ adventure: { ...emptyProject.adventure, status: 'published' } }),
  ],
  ['a title of spaces', 'invalid', () => projectZip({ adventure: { ...emptyProject.adventure, title: '  ' } })],
  [
    'a category of another kind',
    'invalid',
    () => projectZip({ adventure: { ...emptyProject.adventure, category: 'Victorian' } }),
  ],
  [
    'a number of players of another kind',
    'invalid',
    () => projectZip({ adventure: { ...emptyProject.adventure, recommendedPlayers: '6-10' } }),
  ],
  [
    'four hints for a use',
    'invalid',
    () =>
      projectZip({ items: [{ id, name: 'Key', useActions: { uses: [{ hints: Array(4).fill({ text: 'On' }) }] } }] }),
  ],
  ['two things of one id', 'invalid', () => projectZip({ scenes: [scene, { ...scene, name: 'Garden' }] })],
  ['a puzzle of no known type', 'invalid', () => projectZip({ puzzles: [{ id, name: 'Lock', type: 'no_such_type' }] })],
  [
    'a puzzle that its type cannot read',
    'invalid',
    () => projectZip({ puzzles: [{ id, name: 'Lock', type: 'code_entry', configuration: { codeLength: 'four' } }] }),
  ],
  ['what somebody says who is not there', 'invalid', () => projectZip({ nodes: [node] })],
  [
    'a cover that is not in it',
    'invalid',
    () => projectZip({ adventure: { ...emptyProject.adventure, coverAssetId: newId() } }),
  ],
  [
    'a scene’s picture that is not in it',
    'invalid',
    () => projectZip({ scenes: [{ ...scene, imageAssetId: newId() }] }),
  ],
  [
    'more rows than a project has',
    'tooMuchInside',
    () => projectZip({ nodes: Array.from({ length: 10_001 }, () => ({ id: newId(), npcId: id, content: 'Hello' })) }),
  ],
  ['a picture that is named and missing', 'missingMedia', () => projectZip({ media: [picture] })],
  ['a picture that is none', 'badMedia', () => withPicture('<svg onload="alert(1)"/>')],
  [
    'a sound that is a page',
    'badMedia',
    () => withPicture('<script>alert(1)</script>', { ...picture, purpose: 'sound' }),
  ],
  [
    'a picture by a name that leads out',
    'invalid',
    () => projectZip({ media: [{ ...picture, file: 'media/../../a.webp' }] }),
  ],
]

const fullAsset = {
  id: newId(),
  purpose: 'sound',
  name: 'full',
  storageKey: 'adventure-sounds/full.wav',
  mime: 'audio/wav',
  sha256: '',
} as const

async function turnedOver(): Promise<Buffer> {
  const copy = Buffer.from(zip)
  const at = copy.indexOf('RIFF') + 400
  copy[at] = copy[at]! ^ 0xff
  return copy
}

async function lying(): Promise<Buffer> {
  const honest = await projectZip({ adventure: { ...emptyProject.adventure, description: 'x'.repeat(4_000) } })
  const lie = Buffer.from(honest)
  const table = lie.lastIndexOf('PK\u0001\u0002')
  lie.writeUInt32LE(10, table + 24)
  return lie
}

/** Each of its files says that it unpacks to 100 MB. */
async function bomb(): Promise<Buffer> {
  const names = Array.from({ length: 21 }, (_, n) => `media/${n}.webp`)
  const zip = await projectZip({}, Object.fromEntries(names.map((name) => [name, 'a'])))
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1))
    zip.writeUInt32LE(100 * 1024 * 1024, at + 24)
  return zip
}

test('a row that is not in the file is not named any more, but a lost partner is', async () => {
  const [plate, lever, lost, gone] = [newId(), newId(), newId(), newId()]
  const takesTwo = (name: string, own: string, togetherWith: string) => {
    const look = { id: own, type: 'look', name, x: 5, y: 5, lines: ['It moves.'] }
    return { ...look, together: true, togetherWith }
  }
  const hotspots = [takesTwo('Plate', plate, lever), takesTwo('Lever', lever, plate), takesTwo('Lost', lost, gone)]
  const adventure = { ...emptyProject.adventure, roomSceneIds: [scene.id, newId()] }
  const made = await take(await projectZip({ adventure, scenes: [{ ...scene, hotspots }] }))
  const draft = (await findStoredDraft(away.database, made.id))!
  const named = new Map(draft.hotspots.map((row) => [row.id, row.name]))
  const partners = draft.hotspots.map(({ name, togetherWith }) => [name, named.get(togetherWith ?? '') ?? togetherWith])
  expect(Object.fromEntries(partners)).toEqual({ Plate: 'Lever', Lever: 'Plate', Lost: gone })
  expect(draft.adventure.roomSceneIds).toEqual(draft.scenes.map((row) => row.id))
})

describe('refused imports', () => {
  const everything = async () => [
    await away.database.select().from(adventures),
    await away.database.select().from(assets),
    await filesIn(away),
  ]

  test.each(refused)('%s is refused as %s, and nothing is changed', async (_what, reason, make) => {
    const before = await everything()
    await expect(take(await make())).rejects.toMatchObject({ name: 'ProjectRefused', reason })
    expect(await everything()).toEqual(before)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('the error names the location of a fault the way the document does', async () => {
    const lock = { id, name: 'Lock', type: 'code_entry' }
    await expect(
      take(await projectZip({ puzzles: [lock, { ...lock, id: newId(), type: 'none' }] })),
    ).rejects.toMatchObject({ details: { place: 'puzzles.1.type' } })
    await expect(take(await projectZip({ scenes: [{ ...scene, name: '' }] }))).rejects.toMatchObject({
      details: { place: 'scenes.0.name' },
    })
    await expect(take(await withPicture('nothing'))).rejects.toMatchObject({ details: { file: 'media/a.webp' } })
  })

  test('pictures that were stored before a later part was refused are deleted again', async () => {
    const before = await everything()
    const good = await noisyPicture(640, 360).png().toBuffer()
    await expect(
      take(
        await projectZip({ media: [picture], puzzles: [{ id, name: 'Lock', type: 'none' }] }, { 'media/a.webp': good }),
      ),
    ).rejects.toMatchObject({ reason: 'invalid' })
    expect(await everything()).toEqual(before)
  })
})

test('a picture is re-encoded like every upload, whatever the zip claims it is', async () => {
  const png = await noisyPicture(641, 367)
    .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
    .png()
    .toBuffer()
  const made = await take(
    await projectZip(
      { media: [picture], adventure: { ...emptyProject.adventure, coverAssetId: picture.id } },
      { 'media/a.webp': png },
    ),
  )
  const [cover] = await away.database.select().from(assets).where(eq(assets.adventureId, made.id))
  expect(cover).toMatchObject({ mime: 'image/webp', purpose: 'cover', ownerId: away.member.userId, publishedAt: null })
  expect(cover!.width! / cover!.height!).toBeCloseTo(16 / 9, 5)
  const file = await away.storage.get(cover!.storageKey)
  expect((await buffer(file!.stream)).includes('somebody')).toBe(false)
})

test('a second import is called a copy, a third is numbered, and a zip has the current title', async () => {
  const { member } = await buildUser(away.database)
  const twice = await projectZip({
    adventure: { ...emptyProject.adventure, title: 'The Attic', translations: { fr: { title: 'Le grenier' } } },
  })
  await take(twice, member)
  const { id: second } = await take(twice, member)
  const { id: third } = await take(twice, member)
  expect((await away.database.select().from(adventures).where(eq(adventures.id, third)))[0]).toMatchObject({
    title: 'Copy of The Attic (2)',
    translations: { fr: { title: 'Copie : Le grenier (2)' } },
  })
  expect((await away.database.select().from(adventures).where(eq(adventures.id, second)))[0]).toMatchObject({
    title: 'Copy of The Attic',
    translations: { fr: { title: 'Copie : Le grenier' } },
  })
  await away.database.update(adventures).set({ title: 'Under the roof' }).where(eq(adventures.id, second))
  expect((await exportProject(away, member, second)).name).toBe('under-the-roof.zip')
})

const sound = Buffer.alloc(44 + 400)
sound.set(Buffer.from('52494646b401000057415645666d74201000000001000100401f0000401f00000100080064617461900100', 'hex'))
const heard = { id: newId(), purpose: 'sound', file: 'media/a.wav' }

describe('a zip repacked by another program', () => {
  const document = JSON.stringify({ ...emptyProject, media: [heard] })
  const inFolder = (folder: string, junk: Record<string, string> = {}) =>
    zipOf({ [`${folder}media/a.wav`]: sound, ...junk, [`${folder}project.json`]: document })
  const pack = (options: Partial<Options>, end?: EndOptions) => {
    const zip = new ZipFile()
    zip.addEmptyDirectory('attic/')
    zip.addEmptyDirectory('attic/media/')
    zip.addReadStream(Readable.from([sound]), 'attic/media/a.wav', options)
    zip.addBuffer(Buffer.from(document), 'attic/project.json', options)
    zip.end(end)
    return buffer(zip.outputStream)
  }

  test.each([
    ['plainly, the document last', () => inFolder('')],
    ['in a folder', () => inFolder('The Attic (1)/')],
    ['in a folder with accents', () => inFolder('Le grenier d’Élodie/')],
    ['in folders in folders', () => inFolder('Downloads/attic/attic/')],
    [
      'by Finder',
      () =>
        inFolder('attic/', {
          'attic/.DS_Store': 'x',
          '__MACOSX/._attic': 'x',
          '__MACOSX/attic/._project.json': 'x',
          '__MACOSX/attic/media/._a.wav': 'x',
          'attic/media/._a.wav': 'x',
        }),
    ],
    [
      'by Explorer',
      () =>
        inFolder('attic/', { 'attic/desktop.ini': 'x', 'attic/media/Thumbs.db': 'x', 'attic/media/DESKTOP.INI': 'x' }),
    ],
    [
      'with backslashes',
      async () =>
        withBytes(withBytes(await inFolder('attic/'), 'attic/media/a', 'attic\\media\\a'), 'attic/p', 'attic\\p'),
    ],
    ['with entries for folders, sizes behind the files', () => pack({})],
    ['without compression', () => pack({ compress: false })],
    ['in the form for large zips', () => pack({ forceZip64Format: true }, { forceZip64Format: true, comment: '' })],
  ])('%s is read', async (_how, make) => {
    const made = await take(await make())
    const files = await away.database.select().from(assets).where(eq(assets.adventureId, made.id))
    expect(files).toMatchObject([{ purpose: 'sound', mime: 'audio/wav', bytes: 444 }])
  })
})

test('a recording stored silent is left out, so that the rest can be imported', async () => {
  const { member } = await buildUser(away.database)
  const heard = newId()
  const { id: adventureId } = await take(await projectZip({ scenes: [{ ...scene, isStart: true }] }), member)
  const silent = {
    ...fullAsset,
    id: heard,
    name: 'silent',
    mime: 'audio/mp4',
    storageKey: 'adventure-sounds/silent.m4a',
  }
  await away.storage.put(silent.storageKey, Buffer.from('\0\0\0\u0010ftypM4A \0\0\0\0\0\0\0\u0008free', 'latin1'), {
    mime: silent.mime,
  })
  await away.database.insert(assets).values({ ...silent, ownerId: member.userId, adventureId, bytes: 24 })
  await away.database
    .update(adventureScenes)
    .set({ soundAssetId: heard })
    .where(eq(adventureScenes.adventureId, adventureId))
  const warned = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  const again = await take(await exported(away, adventureId, member), member)
  expect(warned).toHaveBeenCalledWith('a silent recording was left out of an export', { key: silent.storageKey })
  warned.mockRestore()
  expect(await away.database.select().from(assets).where(eq(assets.adventureId, again.id))).toEqual([])
})

describe('the size limit of a project', () => {
  test('everything an account may hold can be exported and imported again', () => {
    expect(maxUnpackedBytes).toBeGreaterThanOrEqual(quotaBytes + maxDocumentBytes)
    expect(maxZipBytes).toBeGreaterThan(maxUnpackedBytes)
  })

  test('a project filling its member’s quota to the last byte comes back; one byte more does not', async () => {
    const { member } = await buildUser(away.database)
    const { id: adventureId } = await take(await projectZip(), member)
    const full = { ...fullAsset, ownerId: member.userId, adventureId }
    await away.database.insert(assets).values({ ...full, bytes: quotaBytes - sound.length + 1 })
    const project = await projectZip({ media: [heard] }, { [heard.file]: sound })
    await expect(take(project, member)).rejects.toMatchObject({ reason: 'quotaExceeded' })
    await away.database
      .update(assets)
      .set({ bytes: quotaBytes - sound.length })
      .where(eq(assets.adventureId, adventureId))
    const made = await take(project, member)
    expect(await away.database.select().from(assets).where(eq(assets.adventureId, made.id))).toHaveLength(1)
    await away.database.delete(assets).where(eq(assets.adventureId, adventureId))
  })

  test('a zip larger than its member’s remaining quota is refused while it is being sent', async () => {
    const { member } = await buildUser(away.database)
    const { id: adventureId } = await take(await projectZip(), member)
    const room = 1024 * 1024
    await away.database.insert(assets).values({
      ...fullAsset,
      ownerId: member.userId,
      adventureId,
      bytes: quotaBytes - room,
    })
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += 65_536
        yield new Uint8Array(65_536)
      }
    }
    await expect(importProject(away, member, endless(), 'en')).rejects.toMatchObject({ reason: 'quotaExceeded' })
    expect(sent).toBeLessThan(room + maxZipBytes - quotaBytes + 200_000)
    await away.database.delete(assets).where(eq(assets.adventureId, adventureId))
  })
})

describe('a story from Twine', () => {
  test.each([
    ['Harlowe', harloweStory],
    ['SugarCube', sugarcubeStory],
    ['Chapbook', chapbookStory],
  ])('of %s is answered as a document, which then becomes a draft', async (_format, story) => {
    const count = () => away.database.$count(adventures)
    const before = await count()
    const read = await importProject(away, away.member, Readable.from([Buffer.from(story)]), 'fr')
    if ('id' in read) throw new Error('something was made')
    expect([await count(), read.kept.length > 8]).toEqual([before, true])
    const made = await take(Buffer.from(JSON.stringify(read.document)))
    const { scenes, npcs } = JSON.parse(await contentOf(away, made.id))[0]
    expect([scenes.length, npcs.length, made.unset]).toEqual([read.document.scenes.length, 2, []])
  })

  test.each([
    ['storyNames', ':: A\nx\n\n:: A\ny', { place: 'A' }],
    ['storyEncoding', Buffer.from(':: Été\nx', 'latin1'), {}],
    ['storyTooLong', Array.from({ length: 500 }, (_, index) => `:: P${index}\nx\n`).join('\n'), {}],
    ['damaged', 'Dear diary, nothing happened today.', {}],
    ['noProject', '{"title":"Mine"}', {}],
  ])('is refused as %s, with its place', async (reason, story, details) => {
    const sent = importProject(away, away.member, Readable.from([Buffer.from(story)]), 'en')
    await expect(sent).rejects.toMatchObject({ reason, details })
  })

  test('a document alone makes no project that names files', async () => {
    const media = [{ id: newId(), purpose: 'scene', file: 'media/hall.webp' }]
    const sent = take(Buffer.from(JSON.stringify({ ...emptyProject, media })))
    await expect(sent).rejects.toMatchObject({ reason: 'missingMedia', details: { file: 'media/hall.webp' } })
  })
})
