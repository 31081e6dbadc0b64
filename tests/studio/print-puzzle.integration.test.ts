import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { createProject, edit, makeAdventure, uploadPicture } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

let world: HttpWorld
let owner: Person
let made: MadeAdventure

beforeAll(async () => {
  world = await openHttpWorld()
  await world.member('admin@example.org')
  owner = await world.member('owner@example.org')
  made = await makeAdventure(owner, { title: 'The Clockmaker’s Parlour' })
})
afterAll(() => world.close())

const addressOf = (adventure: string, puzzle: string, query = ''): string =>
  `/api/projects/${adventure}/puzzles/${puzzle}/print${query}`
const reasonIn = (text: string): unknown => (JSON.parse(text) as { refused?: { reason: string } }).refused?.reason

const pagesOf = (pdf: Buffer): number =>
  Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/gu)].map((match) => Number(match[1])))

test('its creator saves a puzzle as a one-page PDF, and as two pages with the answer key', async () => {
  const page = await owner.get(addressOf(made.id, made.ids.puzzle))
  expect(page.status).toBe(200)
  expect(page.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="lock.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(page.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesOf(page.bytes)).toBe(1)
  const both = await owner.get(addressOf(made.id, made.ids.puzzle, '?language=fr&paper=a4&key=1&hints=1'))
  expect(pagesOf(both.bytes)).toBe(2)
})

test('a picture puzzle is printed with its own upload, never another adventure’s', async () => {
  const uploaded = await uploadPicture(owner, made.id, 'scene')
  const slider = newId()
  await edit(
    owner,
    made.id,
    createRow('puzzle', {
      id: slider,
      name: 'Être « à l’heure »!',
      type: 'slider_jigsaw',
      imageAssetId: uploaded.id,
      configuration: { pictureText: 'A clock' },
    }),
  )
  const page = await owner.get(addressOf(made.id, slider))
  expect([page.status, page.headers['content-disposition']]).toEqual([200, 'attachment; filename="etre-a-l-heure.pdf"'])
  expect(page.bytes.toString('latin1')).toContain('/DCTDecode')
  expect(pagesOf(page.bytes)).toBe(1)
})

test('a puzzle may use an illustration of the site, but no file outside that folder', async () => {
  const slider = newId()
  await edit(
    owner,
    made.id,
    createRow('puzzle', {
      id: slider,
      name: 'Of the site',
      type: 'slider_jigsaw',
      configuration: { imageUrl: '/illustrations/service-museums.webp', pictureText: 'A hall' },
    }),
  )
  const page = await owner.get(addressOf(made.id, slider))
  expect([page.status, page.bytes.toString('latin1').includes('/DCTDecode')]).toEqual([200, true])
  const beside = createRow('puzzle', {
    name: 'Lost',
    type: 'slider_jigsaw',
    configuration: { imageUrl: '/illustrations/../../package.webp', pictureText: 'A hall' },
  })
  await expect(edit(owner, made.id, beside)).rejects.toThrow('"status":"refused"')
})

test('a missing illustration of the site and a picture without its file are reported as missing', async () => {
  const gone = newId()
  await edit(
    owner,
    made.id,
    createRow('puzzle', {
      id: gone,
      name: 'Gone',
      type: 'slider_jigsaw',
      configuration: { imageUrl: '/illustrations/of-last-year.webp', pictureText: 'A hall' },
    }),
  )
  const lost = newId()
  const uploaded = await uploadPicture(owner, made.id, 'scene')
  await edit(
    owner,
    made.id,
    createRow('puzzle', {
      id: lost,
      name: 'Lost',
      type: 'riddle',
      imageAssetId: uploaded.id,
      configuration: { riddleText: 'What is lost?' },
      solution: { correctAnswers: ['a file'] },
    }),
  )
  const { rows } = await world.database.query<{ storage_key: string }>('select storage_key from assets where id = $1', [
    uploaded.id,
  ])
  await rm(join(world.folder, 'files', rows[0]!.storage_key))
  for (const puzzle of [gone, lost]) {
    const refused = await owner.get(addressOf(made.id, puzzle))
    expect([refused.status, reasonIn(refused.text)]).toEqual([409, 'no_picture'])
  }
})

test('a puzzle that cannot be printed says why', async () => {
  const unfinished = newId()
  await edit(owner, made.id, createRow('puzzle', { id: unfinished, name: 'Nothing yet', type: 'riddle' }))
  const refused = await owner.get(addressOf(made.id, unfinished))
  expect([refused.status, reasonIn(refused.text)]).toEqual([409, 'unfinished'])

  const long = newId()
  const words = 'It goes on and on. '.repeat(210)
  await edit(
    owner,
    made.id,
    createRow('puzzle', {
      id: long,
      name: 'Endless',
      type: 'riddle',
      description: words,
      configuration: { riddleText: words },
      solution: { correctAnswers: ['river'] },
    }),
  )
  const tooLong = await owner.get(addressOf(made.id, long))
  expect([tooLong.status, reasonIn(tooLong.text)]).toEqual([409, 'too_long'])

  for (const query of ['?language=de', '?paper=a3', '?key=yes', '?more=1'])
    expect((await owner.get(addressOf(made.id, made.ids.puzzle, query))).status).toBe(400)
})

test('nobody can print another creator’s puzzle, or one through another adventure', async () => {
  const stranger = await world.member('stranger@example.org')
  const theirs = await createProject(stranger, 'Mine')
  expect((await stranger.get(addressOf(made.id, made.ids.puzzle))).status).toBe(404)
  expect((await stranger.get(addressOf(theirs, made.ids.puzzle))).status).toBe(404)
  expect((await owner.get(addressOf(made.id, newId()))).status).toBe(404)
  expect((await owner.get(addressOf(made.id, 'no-id'))).status).toBe(404)
})

test('a HEAD request gets the headers, or not found', async () => {
  const head = await owner.send('HEAD', addressOf(made.id, made.ids.puzzle))
  expect([head.status, head.headers['content-type'], head.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="lock.pdf"',
  ])
  expect((await owner.send('HEAD', addressOf(made.id, newId()))).status).toBe(404)
})

test('someone who prints page after page is told when to continue, and nobody else has to wait', async () => {
  const busy = await world.member('busy@example.org')
  const theirs = await makeAdventure(busy, { title: 'The print shop' })
  expect((await busy.get(addressOf(theirs.id, theirs.ids.puzzle))).status).toBe(200)
  const { rowCount } = await world.database.query(
    `update rate_limit_counters set count = max_count where key = (select 'printedPuzzles|user:' || id from users where email = 'busy@example.org')`,
  )
  expect(rowCount).toBe(1)
  const refused = await busy.get(addressOf(theirs.id, theirs.ids.puzzle), {
    Accept: 'application/pdf, application/json',
  })
  expect([refused.status, (JSON.parse(refused.text) as { error: { code: string } }).error.code]).toEqual([
    429,
    'slowDown',
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await owner.get(addressOf(made.id, made.ids.puzzle))).status).toBe(200)
})
