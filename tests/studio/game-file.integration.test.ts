import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameFile } from '#app/features/play/game-file/game-file.ts'
import { openAnswers } from '#app/features/play/game-file/hidden-answers.ts'
import type { FileOffer } from '#app/features/studio/game-file/game-file-offer.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { createProject, edit, makeAdventure, plainSecrets, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person, Reply } from '#tests/support/person.ts'

const secrets = {
  ...plainSecrets,
  code: 'CANARYCODE42',
  look: { lines: ['Tick.'], altText: 'A clock face.', soundCaption: 'Ticking' },
}

let world: HttpWorld
let creator: Person
let made: MadeAdventure
/** What a file of a game says about nobody. */
let personal: string[]

const at = (id: string, answers?: string) => `/api/projects/${id}/game-file${answers ? `?answers=${answers}` : ''}`
const offerOf = async (id: string) => JSON.parse((await creator.get(at(id))).text) as FileOffer

function gameIn({ text }: Reply): GameFile {
  return JSON.parse(/<script type="application\/json" id="game">([^<]*)</u.exec(text)![1]!) as GameFile
}

function filesIn({ text }: Reply): Map<string, Buffer> {
  const found = text.matchAll(/<script type="text\/plain" data-file="([^"]*)" data-type="[^"]*">([^<]*)</gu)
  return new Map([...found].map(([, address, bytes]) => [address!, Buffer.from(bytes!, 'base64')]))
}

beforeAll(async () => {
  world = await openHttpWorld()
  await world.member('admin@example.org')
  creator = await world.member('canary-person@example.org')
  made = await makeAdventure(creator, { title: 'Le coffre d’Élise', secrets })
  const left = await creator.postJson(`/api/projects/${made.id}/notes`, {
    intent: 'leave',
    kind: 'scene',
    rowId: made.ids.hall,
    text: 'canary note words',
  })
  expect(left.status).toBe(200)
  const { rows } = await world.database.query<{ id: string; name: string }>(
    `select id, name from users where email = 'canary-person@example.org'`,
  )
  personal = [rows[0]!.id, rows[0]!.name, 'canary-person@example.org', 'canary note words']
}, 120_000)

afterAll(() => world?.close())

test('a draft is offered as a file, with its size and how many of its answers can be hidden', async () => {
  const offer = await offerOf(made.id)
  expect(offer).toMatchObject({ refused: null, isPublished: false, hideable: 1, readable: [] })
  const { bytes } = await creator.get(at(made.id, 'open'))
  expect(Math.abs(bytes.byteLength / offer.bytes - 1)).toBeLessThan(0.05)
})

test('in a file with hidden answers the code is nowhere, and only it opens its puzzle', async () => {
  const file = await creator.get(at(made.id, 'hidden'))
  expect(file.status).toBe(200)
  expect(file.headers['content-disposition']).toContain('filename="le-coffre-d-elise.html"')
  expect(Number(file.headers['content-length'])).toBe(file.bytes.byteLength)
  expect(file.text.toLowerCase()).not.toContain('canarycode42')
  expect(file.text).toContain(secrets.hint)
  expect(file.text).toMatch(/^<!doctype html>\n<html lang="en"[^>]*>[^]*<title>Le coffre d’Élise<\/title>/u)
  const hidden = gameIn(file).hidden[made.ids.puzzle]!
  expect(JSON.stringify(await openAnswers(hidden, ['canarycode42']))).toContain('CANARYCODE42')
  expect(await openAnswers(hidden, ['canarycode43'])).toBeNull()
  for (const word of personal) expect(file.text).not.toContain(word)
})

test('a readable file has every answer, and as little about people', async () => {
  const file = await creator.get(at(made.id, 'open'))
  expect(gameIn(file)).toMatchObject({
    hidden: {},
    secrets: { puzzles: [{ solution: { en: { correctCode: secrets.code } } }] },
  })
  for (const word of personal) expect(file.text).not.toContain(word)
})

test('the pictures and sounds of the game are in the file as they are served, and no others', async () => {
  const file = await creator.get(at(made.id, 'open'))
  const files = filesIn(file)
  const [cover, scene] = made.pictures
  const shown = [scene!, made.layer, made.object, made.look!.picture, made.look!.sound].map(({ url }) => url)
  expect([...files.keys()].toSorted()).toEqual(shown.toSorted())
  expect(Object.values(gameIn(file).media).toSorted()).toEqual(shown.toSorted())
  expect(files.has(cover!.url)).toBe(false)
  for (const [address, bytes] of files) expect(bytes.equals((await creator.get(address)).bytes), address).toBe(true)
})

test('text that looks like markup stays text', async () => {
  const id = await createProject(creator, '</title><script>alert(1)</script>')
  await edit(creator, id, createRow('scene', { name: '</script><script>alert(2)</script>', altText: 'A hall.' }))
  const { text } = await creator.get(at(id, 'open'))
  expect(text).not.toMatch(/<script>alert|<\/title><script>/u)
  expect(gameIn({ text } as Reply).document.scenes[0]!.name.en).toBe('</script><script>alert(2)</script>')
})

test('others get no file, and nobody one in a way that is none', async () => {
  const other = await world.member('other@example.org')
  for (const address of [at(made.id), at(made.id, 'open'), at(made.id, 'hidden')])
    expect([address, (await other.get(address)).status]).toEqual([address, 404])
  expect((await creator.get(at(made.id, 'half'))).status).toBe(400)
  expect((await creator.get(`${at(made.id, 'open')}&x=1`)).status).toBe(400)
})

test('a draft without a scene and what is for sale are refused with the reason', async () => {
  const empty = await createProject(creator, 'Empty')
  const sold = await makeAdventure(creator, { title: 'For sale', price: '5' })
  expect((await offerOf(sold.id)).refused).toBeNull()
  await publish(creator, sold.id)
  for (const [id, refused] of [
    [empty, 'empty'],
    [sold.id, 'forSale'],
  ] as const) {
    expect((await offerOf(id)).refused).toBe(refused)
    expect(JSON.parse((await creator.get(at(id, 'open'))).text)).toMatchObject({ error: { code: 'notPlayable' } })
  }
})

test('once published, the file holds what players get, not what is changed meanwhile', async () => {
  await publish(creator, made.id)
  await edit(creator, made.id, createRow('scene', { name: 'Unpublished attic', altText: 'An attic.' }))
  expect((await offerOf(made.id)).isPublished).toBe(true)
  const { text } = await creator.get(at(made.id, 'open'))
  expect(text).toContain('Garden')
  expect(text).not.toContain('Unpublished attic')
})
