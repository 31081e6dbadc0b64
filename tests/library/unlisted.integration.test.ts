import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { crawl, hits } from '#tests/authorization/crawl.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

const title = 'The canary behind the curtain'
let world: HttpWorld
let admin: Person
let creator: Person
let made: MadeAdventure

const linkOf = async (id: string): Promise<string> => {
  const { rows } = await world.database.query<{ link: string }>('select link from adventures where id = $1', [id])
  return rows[0]!.link
}

const statusesOf = async (person: Person, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await person.get(path)).status))

async function renewLink(): Promise<string> {
  const reply = await creator.postJson(`/editor/${made.id}`, { intent: 'renew-link' })
  expect(reply.status).toBe(200)
  return linkOf(made.id)
}

beforeAll(async () => {
  world = await openHttpWorld()
  admin = await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  await world.database.query('update users set email_verified = true')
  made = await makeAdventure(creator, { title })
  await publish(creator, made.id, 'unlisted')
  const shown = await makeAdventure(creator, { title: 'For everybody' })
  await publish(creator, shown.id)
}, 120_000)
afterAll(() => world?.close())

test('unlisted work is at its link, for people only, and its id leads strangers nowhere', async () => {
  const link = await linkOf(made.id)
  const page = await world.person().get(`/adventure/${link}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain(title)
  expect(page.text).toContain('<meta name="robots" content="noindex"/>')
  expect(page.text).not.toMatch(/ld\+json|rel="canonical"|\/creators\//)
  expect(page.text).not.toContain(made.id)
  const lobby = await world.person().get(`/play/${link}`)
  expect(lobby.text).toContain('<meta name="robots" content="noindex"/>')
  expect(lobby.text).not.toContain(made.id)
  const paths = ['/adventure', '/play'].map((path) => `${path}/${made.id}`)
  expect(await statusesOf(world.person(), [...paths, `/adventure/${made.id}/share.jpg`])).toEqual([404, 404, 404])
  expect(await statusesOf(await world.member('other@example.org'), paths)).toEqual([404, 404])
  expect(await statusesOf(creator, paths)).toEqual([200, 200])
  expect(await statusesOf(admin, paths)).toEqual([200, 200])
})

test('nothing that is public names it', async () => {
  const { rows } = await world.database.query<{ id: string }>(`select creator_id as id from adventures where id = $1`, [
    made.id,
  ])
  const from = ['/', '/library', `/library?q=canary`, '/sitemap.xml', '/robots.txt', `/creators/${rows[0]!.id}`]
  const seen = await crawl(world.person(), from)
  expect(seen.get('/')?.text).toContain('For everybody')
  expect(hits(seen, [title, made.id, await linkOf(made.id)])).toEqual([])
})

test('a link made anew ends the old one, and whoever plays already keeps playing', async () => {
  const old = await linkOf(made.id)
  const player = world.person()
  const runId = await startRun(player, old)
  const link = await renewLink()
  expect(link).not.toBe(old)
  await expect.poll(() => statusesOf(world.person(), [`/adventure/${old}`, `/play/${old}`])).toEqual([404, 404])
  expect(await statusesOf(world.person(), [`/adventure/${link}`, `/play/${link}`])).toEqual([200, 200])
  expect(await statusesOf(player, [`/run/${runId}`, `/play/${made.id}`, `/play/${old}`])).toEqual([200, 200, 404])
  const reply = await play(player, runId, { type: 'use_hotspot', hotspotId: made.ids.key })
  expect(reply.status).toBe(200)
  expect((await player.get(`/play/${made.id}`)).text).not.toContain(link)
})

test('whoever leaves its game finds its lobby again, with a link that has ended since', async () => {
  const player = world.person()
  const runId = await startRun(player, await linkOf(made.id))
  await renewLink()
  expect((await player.postJson(`/api/runs/${runId}/party`, { leave: true })).status).toBe(204)
  expect(await statusesOf(player, [`/play/${made.id}`, `/adventure/${made.id}`])).toEqual([200, 200])
})

test('only who may edit it makes the link anew', async () => {
  const before = await linkOf(made.id)
  const other = await world.member('rival@example.org')
  const refused = await other.postJson(`/editor/${made.id}`, { intent: 'renew-link' })
  expect([refused.status, await linkOf(made.id)]).toEqual([404, before])
})

const codeOf = async (id: string): Promise<string> => {
  const { rows } = await world.database.query<{ code: string }>(
    'select share_code as code from adventures where id = $1',
    [id],
  )
  return rows[0]!.code
}

test('whoever has the link may hand it round by codes; its creator gets a picture, too', async () => {
  const link = await linkOf(made.id)
  const code = await codeOf(made.id)
  expect(code).toMatch(/^[6-9B-DF-HJKMNPQ]{10}$/)
  const visitor = world.person()
  const { status, text } = await visitor.get(`/adventure/${link}/share`)
  expect(status).toBe(200)
  expect(text).toContain(`/adventure/${link}"`)
  expect(text).toContain(`${code.slice(0, 5)}-${code.slice(5)}`)
  expect(text).not.toMatch(new RegExp(`${made.id}|whodini\\.jpg`))
  expect((await creator.get(`/adventure/${made.id}/share`)).text).toMatch(
    new RegExp(`/adventure/${link}"[\\s\\S]*whodini\\.jpg`),
  )
  expect(await statusesOf(visitor, [`/join/${code}`, `/join/${code.toLowerCase()}`])).toEqual([302, 302])
  expect((await visitor.get(`/join/${code}`)).headers.location).toBe(`/adventure/${link}`)
})

test('the QR code is a file, and it leads to the link', async () => {
  const link = await linkOf(made.id)
  const svg = await world.person().get(`/adventure/${link}/qr?form=svg`)
  expect(svg.headers).toMatchObject({ 'content-type': 'image/svg+xml' })
  expect(svg.text).toMatch(/^<svg[\s\S]*<\/svg>$/)
  const png = await world.person().get(`/adventure/${link}/qr?form=png`)
  // From a file: a process that has read uploads refuses pictures in memory
  const path = join(await mkdtemp(join(tmpdir(), 'whodini-qr-')), 'code.png')
  await writeFile(path, png.bytes)
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
  await rm(dirname(path), { recursive: true })
  const read = decodeQR({ width: info.width, height: info.height, data: rgba(data) })
  expect(read).toBe(`${world.person().origin}/adventure/${link}`)
})

test('its creator makes the link anew where it is handed round, and nobody else does', async () => {
  const link = await linkOf(made.id)
  const renew = (person: Person) => person.postForm(`/adventure/${link}/share`, { intent: 'renew' })
  const visitor = await world.member('passer-by@example.org')
  const offer = 'Make a new link'
  expect((await visitor.get(`/adventure/${link}/share`)).text).not.toContain(offer)
  expect([(await renew(visitor)).status, await linkOf(made.id)]).toEqual([404, link])
  expect((await creator.get(`/adventure/${link}/share`)).text).toContain(offer)
  expect((await renew(creator)).headers.location).toBe(`/adventure/${made.id}/share`)
  expect(await linkOf(made.id)).not.toBe(link)
})

const rgba = (grey: Buffer): Uint8Array => Uint8Array.from({ length: grey.length * 4 }, (_, at) => grey[at >> 2]!)

test('the link made anew ends the short code, and who only has the work cannot hand it round', async () => {
  const [link, code] = [await linkOf(made.id), await codeOf(made.id)]
  const player = world.person()
  await startRun(player, link)
  await renewLink()
  expect(await codeOf(made.id)).not.toBe(code)
  await expect.poll(() => statusesOf(world.person(), [`/join/${code}`])).toEqual([404])
  expect(await statusesOf(player, [`/adventure/${made.id}`, `/adventure/${made.id}/share`])).toEqual([200, 404])
  expect((await player.get(`/adventure/${made.id}`)).text).not.toContain(await linkOf(made.id))
})

test('a kit is at its link too, page and parts', async () => {
  const database = createDatabase({ connectionString: world.databaseUrl })
  const { id } = await buildPublishedKit(database.database, 'escape-room', {
    title: 'A room to oneself',
    priceCents: 0,
  })
  await database.pool.end()
  await world.database.query(`update adventures set status = 'unlisted' where id = $1`, [id])
  const link = await linkOf(id)
  const visitor = world.person()
  const paths = (at: string) => [`/adventure/${at}`, `/kit/${at}`, `/api/kits/${at}/print?part=read-first`]
  expect((await visitor.get(`/kit/${link}`)).text).toContain('<meta name="robots" content="noindex"/>')
  const [page, kit, print] = await statusesOf(visitor, paths(link))
  expect([page, kit]).toEqual([200, 200])
  expect(print).toBe(200)
  expect(await statusesOf(visitor, paths(id))).toEqual([404, 404, 404])
})

test('once it is published its link leads to its page', async () => {
  const link = await linkOf(made.id)
  await creator.postJson(`/editor/${made.id}`, { intent: 'change-status', status: 'published' })
  const reply = await world.person().get(`/adventure/${link}?lang=fr`)
  expect([reply.status, reply.headers.location]).toEqual([302, `/adventure/${made.id}?lang=fr`])
})
