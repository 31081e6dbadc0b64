import { request as httpRequest } from 'node:http'
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDatabase, openDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { guestContext, viewerContext } from '#app/platform/request-context.server.ts'
import { guestHash, readGuestToken } from '#app/platform/guest.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'
import { openMediaWorld } from '#tests/support/media-world.ts'
import type { MediaWorld } from '#tests/support/media-world.ts'
import { serveRoute } from '#tests/support/serve-route.ts'
import { loader } from '#app/routes/api/media.ts'
import { action, loader as uploadLoader } from '#app/routes/api/upload.ts'

let world: MediaWorld
let server: Awaited<ReturnType<typeof serveRoute>>
let picture: Uint8Array<ArrayBuffer>
let adventureId: string
let creator: Viewer
let stranger: Viewer
let viewer: Viewer | null
const player = 'abcdefghijklmnopqrstuv'

const person = (userId: string, role: Viewer['role'] = 'user'): Viewer => ({
  userId,
  role,
  sessionId: 's',
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: true,
  signedInAt: new Date(),
})

function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const context = new RouterContextProvider()
  context.set(viewerContext, viewer)
  context.set(guestContext, readGuestToken(request))
  const args = { request, url, context, unstable_pattern: '', pattern: '' }
  return url.pathname.startsWith('/media/')
    ? loader({ ...args, params: { name: decodeURIComponent(url.pathname.slice('/media/'.length)) } })
    : request.method === 'GET'
      ? uploadLoader(args)
      : action({ ...args, params: {} })
}

beforeAll(async () => {
  world = await openMediaWorld()
  vi.stubEnv('FILES_DIR', world.folder)
  const temporary = join(world.folder, 'tmp')
  await mkdir(temporary)
  vi.stubEnv('TMPDIR', temporary)
  openDatabase({ connectionString: world.databaseUrl })
  creator = person(await world.addPerson())
  stranger = person(await world.addPerson())
  picture = new Uint8Array(await noisyPicture(640, 360).jpeg().toBuffer())
  server = await serveRoute(answer)
})
afterAll(async () => {
  await server.close()
  await closeDatabase()
  vi.unstubAllEnvs()
  await world.close()
})
beforeEach(async () => {
  adventureId = await world.addAdventure(creator.userId)
  viewer = creator
})

/** As publishing does it: the file, and the adventure that shows it. */
async function publish(assetId: string): Promise<void> {
  await publishAssets(world.db, adventureId, [assetId])
  await world.db.update(adventures).set({ status: 'published' }).where(eq(adventures.id, adventureId))
}

const frame = [0xff, 0xfb, 0x90, 0x00, ...Array<number>(413).fill(0x55)]

const uploadUrl = (changes: Record<string, string> = {}) =>
  `${server.url}/api/uploads?${new URLSearchParams({ adventure: adventureId, purpose: 'cover', ...changes }).toString()}`
const send = (body: Uint8Array<ArrayBuffer>, changes: Record<string, string> = {}) =>
  fetch(uploadUrl(changes), { method: 'POST', body, headers: { 'Content-Type': 'image/jpeg' } })

async function uploaded(): Promise<PresentedAsset> {
  const response = await send(picture)
  expect(response.status).toBe(201)
  return (await response.json()) as PresentedAsset
}

describe('uploading a picture', () => {
  test('returns the stored picture, which its uploader can see', async () => {
    const asset = await uploaded()
    expect(asset).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/media\/[0-9A-Za-z]{22}\.webp$/),
      width: 640,
      height: 360,
      bytes: expect.any(Number),
    })
    const served = await fetch(server.url + asset.url)
    expect(served.status).toBe(200)
    expect((await served.arrayBuffer()).byteLength).toBe(asset.bytes)
  })

  test('for a portrait-format scene, which may not exist yet, crops it to that format', async () => {
    const scene = await world.addScene(adventureId, 'portrait')
    expect(await (await send(picture, { purpose: 'scene', scene })).json()).toMatchObject({ width: 198, height: 352 })
    expect(await (await send(picture, { purpose: 'scene', scene, framing: 'fit' })).json()).toMatchObject({
      width: 648,
      height: 1152,
    })
    const forNone = await send(picture, { purpose: 'scene', orientation: 'portrait' })
    expect(await forNone.json()).toMatchObject({ width: 198, height: 352 })
  })

  test('a sound is stored without its tags and served as a sound; other files are refused', async () => {
    const frames = [...frame, ...frame, ...frame, ...frame]
    const tag = [...Buffer.from('ID3'), 4, 0, 0, 0, 0, 0, 8, ...Buffer.from('<script>')]
    const response = await send(Uint8Array.from([...tag, ...frames]), { purpose: 'sound' })
    expect(response.status).toBe(201)
    const sound = (await response.json()) as PresentedAsset
    expect(sound).toMatchObject({
      url: expect.stringMatching(/^\/media\/[0-9A-Za-z]{22}\.mp3$/) as string,
      bytes: frames.length,
    })
    const served = await fetch(server.url + sound.url, { headers: { Range: 'bytes=0-3' } })
    expect([served.status, served.headers.get('content-type'), served.headers.get('content-security-policy')]).toEqual([
      206,
      'audio/mpeg',
      "default-src 'none'; sandbox",
    ])
    expect(await (await send(picture, { purpose: 'sound' })).json()).toMatchObject({ error: { code: 'invalidFile' } })
    expect(await (await send(Uint8Array.from(frames), { purpose: 'scene' })).json()).toMatchObject({
      error: { code: 'invalidFile' },
    })
  })

  test.each([
    [
      'ogg',
      'audio/ogg',
      Buffer.concat([
        Buffer.from('OggS'),
        Buffer.from([0, 2]),
        Buffer.alloc(20),
        Buffer.from([1, 8]),
        Buffer.from('OpusHead'),
        Buffer.from('OggS'),
        Buffer.from([0, 4]),
        Buffer.alloc(20),
        Buffer.from([1, 1, 7]),
      ]),
    ],
    [
      'wav',
      'audio/wav',
      Buffer.concat([
        Buffer.from('RIFF'),
        Buffer.from([38, 0, 0, 0]),
        Buffer.from('WAVEfmt '),
        Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 64, 31, 0, 0, 1, 0, 8, 0]),
        Buffer.from('data'),
        Buffer.from([2, 0, 0, 0, 1, 2]),
      ]),
    ],
    [
      'flac',
      'audio/flac',
      Buffer.from('ZkxhQ4AAACIQABAAAAAAAAAACsRA8AAAEAABAgMEBQYHCAkKCwwNDg8Q//jJCACVAAAHoaw=', 'base64'),
    ],
    // Without a container of its own
    [
      'm4a',
      'audio/mp4',
      Buffer.concat(
        Array.from({ length: 3 }, () => Buffer.from([0xff, 0xf1, 0x50, 0x80, 1, 0x9f, 0xfc, 1, 2, 3, 4, 5])),
      ),
    ],
  ])('a sound in a container of the type %s is served as %s', async (extension, type, body) => {
    const sound = (await (await send(new Uint8Array(body), { purpose: 'sound' })).json()) as PresentedAsset
    expect(sound.url.endsWith(`.${extension}`)).toBe(true)
    expect((await fetch(server.url + sound.url)).headers.get('content-type')).toBe(type)
  })

  test.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'invalidFile'],
    ['nothing', Buffer.alloc(0), 415, 'invalidFile'],
    ['11 MB, announced', Buffer.alloc(11 * 1024 * 1024), 413, 'fileTooLarge'],
  ])('%s: the uploader reads why', async (_what, body, status, code) => {
    const response = await send(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('an endless body is cut off, and its uploader still reads why', async () => {
    const endless = httpRequest(uploadUrl(), { method: 'POST' })
    const answered = new Promise<string>((resolve) => {
      endless.on('response', (response) => resolve(text(response).then((body) => `${response.statusCode} ${body}`)))
    })
    const closed = new Promise((resolve) => endless.on('error', resolve).on('close', resolve))
    const piece = Buffer.alloc(262_144)
    let sending = true
    const sendMore = (): void => {
      while (sending && endless.write(piece));
      if (sending) endless.once('drain', sendMore)
    }
    sendMore()
    expect(await answered).toBe('413 {"error":{"code":"fileTooLarge","params":{"megabytes":10}}}')
    await closed
    sending = false
  })

  test('a connection that breaks halfway leaves no row', async () => {
    const announced = httpRequest(uploadUrl(), { method: 'POST', headers: { 'Content-Length': picture.length } })
    announced.on('error', () => undefined)
    announced.write(picture.subarray(0, 2000))
    await vi.waitFor(() => expect(readdir(join(world.folder, 'tmp'))).resolves.toHaveLength(1), { timeout: 15_000 })
    announced.destroy()
    await vi.waitFor(() => expect(readdir(join(world.folder, 'tmp'))).resolves.toEqual([]), { timeout: 15_000 })
    expect(await world.db.select().from(assets).where(eq(assets.adventureId, adventureId))).toEqual([])
  })

  test('to somebody else’s adventure finds no such adventure', async () => {
    viewer = stranger
    const response = await send(picture)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'notFound' } })
    expect(await world.db.select().from(assets).where(eq(assets.adventureId, adventureId))).toEqual([])
  })

  // accounts without a mailbox filled the disk
  test('where mail is set up, an account with an unverified address may upload ten a day', async () => {
    const sound = Uint8Array.from(Array.from({ length: 4 }, () => frame).flat())
    const sendSound = async () => (await send(sound, { purpose: 'sound' })).status
    const times = async (count: number) => new Set(await Promise.all(Array.from({ length: count }, sendSound)))
    viewer = { ...creator, emailVerified: false }
    expect(await times(11)).toEqual(new Set([201]))
    env().SMTP_URL = 'smtp://127.0.0.1:1'
    try {
      expect(await times(10)).toEqual(new Set([201]))
      const refused = await send(sound, { purpose: 'sound' })
      expect([refused.status, Number(refused.headers.get('retry-after')) > 80_000]).toEqual([429, true])
      expect(await refused.json()).toMatchObject({ error: { code: 'verifyToUpload' } })
      viewer = creator
      expect(await sendSound()).toBe(201)
    } finally {
      delete env().SMTP_URL
    }
  })

  test('without signing in is refused', async () => {
    viewer = null
    expect((await send(picture)).status).toBe(401)
  })

  test('accepts no form, no other method and no unknown parameter in the address', async () => {
    const form = new FormData()
    form.append('file', new Blob([picture], { type: 'image/jpeg' }), 'cover.jpg')
    expect((await fetch(uploadUrl(), { method: 'POST', body: form })).status).toBe(415)
    expect((await fetch(uploadUrl(), { method: 'PUT', body: picture })).status).toBe(404)
    expect((await fetch(uploadUrl())).status).toBe(404)
    expect((await send(picture, { ownerId: stranger.userId })).status).toBe(400)
    expect((await send(picture, { purpose: 'avatar' })).status).toBe(400)
  })
})

describe('reading a picture', () => {
  test('of a draft: its creator gets it, uncached; for everyone else it does not exist', async () => {
    const { url } = await uploaded()
    const mine = await fetch(server.url + url)
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    await mine.arrayBuffer()
    for (const other of [stranger, null]) {
      viewer = other
      const hidden = await fetch(server.url + url)
      const absent = await fetch(`${server.url}/media/AAAAAAAAAAAAAAAAAAAAAA.webp`)
      expect(hidden.status).toBe(404)
      expect(await hidden.text()).toBe(await absent.text())
      const told = (response: Response) => [...response.headers].filter(([name]) => name !== 'date')
      expect(told(hidden)).toEqual(told(absent))
    }
  })

  test('that is published: everyone gets it, may cache it for an hour, and can only view it', async () => {
    const asset = await uploaded()
    await publish(asset.id)
    viewer = null
    const response = await fetch(server.url + asset.url)
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBe(asset.bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(asset.bytes),
      'cache-control': 'public, max-age=3600',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  test('that was published is private again once its adventure is; its players keep it, uncached', async () => {
    const asset = await uploaded()
    await publish(asset.id)
    await world.db.update(adventures).set({ status: 'draft' }).where(eq(adventures.id, adventureId))
    viewer = null
    expect((await fetch(server.url + asset.url)).status).toBe(404)
    expect((await fetch(server.url + asset.url.replace('.webp', '-480.webp'))).status).toBe(404)
    await world.addRun(adventureId, guestHash(player))
    const response = await fetch(server.url + asset.url, { headers: { Cookie: `whodini_guest=${player}` } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await response.arrayBuffer()
  })

  test('works at card width too for a cover or scene, at no other width and for no other picture', async () => {
    const cover = await uploaded()
    const at = (url: string, width: number) => `${server.url}${url.replace('.webp', `-${width}.webp`)}`
    const own = await fetch(at(cover.url, 480))
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const bytes = Buffer.from(await own.arrayBuffer())
    expect(own.headers.get('content-length')).toBe(String(bytes.length))
    const file = join(world.folder, 'narrow')
    await writeFile(file, bytes)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 })
    expect(bytes.length).toBeLessThan(cover.bytes)
    viewer = null
    expect((await fetch(at(cover.url, 480))).status).toBe(404)
    await publish(cover.id)
    const [first, second] = await Promise.all([fetch(at(cover.url, 800)), fetch(at(cover.url, 800))])
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer())
    const again = await fetch(at(cover.url, 800), { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
    expect([again.status, first.headers.get('etag') === own.headers.get('etag')]).toEqual([304, false])
    expect((await fetch(at(cover.url, 481))).status).toBe(404)
    viewer = creator
    for (const [purpose, status] of [
      ['scene', 200],
      ['puzzle', 404],
    ] as const) {
      const other = (await (await send(picture, { purpose })).json()) as PresentedAsset
      expect([purpose, (await fetch(at(other.url, 480))).status]).toEqual([purpose, status])
    }
  })

  test('that the browser already has is not sent again', async () => {
    const { url } = await uploaded()
    const first = await fetch(server.url + url)
    await first.arrayBuffer()
    const again = await fetch(server.url + url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect((await again.arrayBuffer()).byteLength).toBe(0)
  })

  test('in parts returns those bytes', async () => {
    const { url, bytes } = await uploaded()
    const whole = Buffer.from(await (await fetch(server.url + url)).arrayBuffer())
    const part = await fetch(server.url + url, { headers: { Range: 'bytes=10-29' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-29/${bytes}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 30))).toBe(true)
    const beyond = await fetch(server.url + url, { headers: { Range: `bytes=${bytes}-` } })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes}`)
    const older = await fetch(server.url + url, { headers: { Range: 'bytes=10-29', 'If-Range': '"another"' } })
    expect(older.status).toBe(200)
    await older.arrayBuffer()
  })

  test('with HEAD returns its size and opens no file', async () => {
    const { url, bytes } = await uploaded()
    const response = await fetch(server.url + url, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(bytes))
  })

  test.each([
    'x.webp',
    'AAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAA.svg',
    '..%2F..%2Fetc%2Fpasswd',
    '%00.webp',
    "'or'1'='1'--AAAAAAAAA.webp",
  ])('called %s is not found', async (name) => {
    expect((await fetch(`${server.url}/media/${name}`)).status).toBe(404)
  })

  test('under another type’s extension is not found', async () => {
    const { url } = await uploaded()
    expect((await fetch(server.url + url.replace('.webp', '.jpg'))).status).toBe(404)
  })

  test.each([
    ['whole', {}],
    ['in its first part', { Range: 'bytes=0-9' }],
    ['in a part that begins after the end of the file', { Range: 'bytes=100-199' }],
    ['from its end', { Range: 'bytes=-10' }],
  ])('whose file is shorter than its row is not found when requested %s, and logged', async (_how, headers) => {
    const asset = await uploaded()
    const [row] = await world.db.select({ key: assets.storageKey }).from(assets).where(eq(assets.id, asset.id))
    await truncate(join(world.folder, row!.key), 50)
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
    const response = await fetch(server.url + asset.url, { headers })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code: 'notFound', params: {} } })
    expect(logged).toHaveBeenCalledWith('a file is missing or not as long as its row says', { key: row!.key })
    logged.mockRestore()
  })

  test('whose file is lost is not found, and logged', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
    const { url, id } = await uploaded()
    const [row] = await world.db.select({ key: assets.storageKey }).from(assets).where(eq(assets.id, id))
    await rm(join(world.folder, row!.key))
    expect((await fetch(server.url + url)).status).toBe(404)
    expect(logged).toHaveBeenCalledWith('a file is missing or not as long as its row says', { key: row!.key })
    logged.mockRestore()
  })
})
