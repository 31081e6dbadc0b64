import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assets } from '#database/schema/assets.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'
import { openMediaWorld } from '#tests/support/media-world.ts'
import type { MediaWorld } from '#tests/support/media-world.ts'
import { narrowKey, openNarrowCover } from './narrow-cover.server.ts'
import { uploadFolderPrefix } from './receive-upload.server.ts'
import { storeImageAsset } from './store-asset.server.ts'
import { sweepOrphanFiles } from './sweep-orphan-files.server.ts'

let world: MediaWorld
let temporary: string
let ownerId: string
let adventureId: string

beforeAll(async () => {
  world = await openMediaWorld()
  // Separate from the uploads of other test files
  temporary = join(world.folder, 'tmp')
  await mkdir(temporary)
  vi.stubEnv('TMPDIR', temporary)
  ownerId = await world.addPerson()
  adventureId = await world.addAdventure(ownerId)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await world.close()
})

const rows = () => world.db.select().from(assets).where(eq(assets.ownerId, ownerId))

async function hashOf(key: string): Promise<string> {
  const file = await world.storage.get(key)
  if (!file) throw new Error(`no file ${key}`)
  return createHash('sha256')
    .update(Buffer.from(await new Response(file.stream).arrayBuffer()))
    .digest('hex')
}

test('the sweep deletes old files without a row and no others', async () => {
  const source = await noisyPicture().jpeg().toBuffer()
  const kept = await storeImageAsset({
    owner: { userId: ownerId, role: 'user' },
    adventureId,
    purpose: 'item',
    source,
    db: world.db,
    storage: world.storage,
  })
  const orphans = Array.from({ length: 3 }, (_, at) => `adventure-maps/${String(at).repeat(22)}.webp`)
  const elsewhere = 'kits/BBBBBBBBBBBBBBBBBBBBBB.pdf'
  for (const orphan of orphans) await world.storage.put(orphan, Buffer.from('x'), { mime: 'image/webp' })
  await world.storage.put(elsewhere, Buffer.from('x'), { mime: 'application/pdf' })
  expect((await sweepOrphanFiles(world)).files, 'a young file may be waiting for its row').toBe(0)
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
  const [row] = await rows()
  for (const key of [...orphans, elsewhere, row!.storageKey])
    await utimes(join(world.folder, key), twoDaysAgo, twoDaysAgo)
  expect((await sweepOrphanFiles(world)).files).toBe(3)
  for (const orphan of orphans) expect(await world.storage.exists(orphan)).toBe(false)
  expect(await world.storage.exists(elsewhere)).toBe(true)
  expect(row?.id).toBe(kept.id)
  expect(await world.storage.exists(row!.storageKey)).toBe(true)
})

test('a narrow cover stays as long as its cover, and goes with it', async () => {
  const source = await noisyPicture().jpeg().toBuffer()
  await storeImageAsset({
    owner: { userId: ownerId, role: 'user' },
    adventureId,
    purpose: 'cover',
    source,
    db: world.db,
    storage: world.storage,
  })
  const [row] = await world.db.select().from(assets).where(eq(assets.purpose, 'cover'))
  await (await openNarrowCover(world.storage, row!.storageKey, 480))?.stream.cancel()
  const narrow = narrowKey(row!.storageKey, 480)
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
  for (const key of [row!.storageKey, narrow]) await utimes(join(world.folder, key), twoDaysAgo, twoDaysAgo)
  expect((await sweepOrphanFiles(world)).files).toBe(0)
  await world.db.delete(assets).where(eq(assets.id, row!.id))
  expect((await sweepOrphanFiles(world)).files).toBe(2)
  expect(await world.storage.exists(narrow)).toBe(false)
})

test('a temporary folder that an upload left behind is deleted once it is old', async () => {
  const left = join(temporary, `${uploadFolderPrefix}left`)
  await mkdir(left)
  await mkdir(join(temporary, 'of-somebody-else'))
  expect((await sweepOrphanFiles(world)).temporary).toBe(0)
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
  await utimes(left, twoDaysAgo, twoDaysAgo)
  expect((await sweepOrphanFiles(world)).temporary).toBe(1)
  expect(await readdir(temporary)).toEqual(['of-somebody-else'])
})

const kills = Number(process.env.UPLOAD_KILLS ?? 5)

test(
  `a server killed during ${kills} uploads loses no confirmed file and no row’s file`,
  { timeout: 60_000 + kills * 10_000 },
  async () => {
    const confirmed: string[] = []
    for (let round = 0; round < kills; round++) {
      const child = spawn(process.execPath, ['tests/support/upload-until-killed.ts'], {
        env: {
          ...process.env,
          DATABASE_URL: world.databaseUrl,
          UPLOAD_FOLDER: world.folder,
          UPLOAD_OWNER: ownerId,
          UPLOAD_ADVENTURE: adventureId,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      let seen = 0
      for await (const line of createInterface({ input: child.stdout })) {
        confirmed.push(line)
        if (++seen === 3 + (round % 6)) child.kill('SIGKILL')
      }
      await ended
      expect(seen).toBeGreaterThan(2)
    }
    const stored = await rows()
    const ids = new Set(stored.map((row) => row.id))
    expect(confirmed.filter((id) => !ids.has(id))).toEqual([])
    for (const row of stored) expect(await hashOf(row.storageKey)).toBe(row.sha256)
    await sweepOrphanFiles({ ...world, olderThanMs: 0 })
    expect((await readdir(temporary)).filter((name) => name.startsWith(uploadFolderPrefix))).toEqual([])
    for (const row of stored) expect(await world.storage.exists(row.storageKey)).toBe(true)
  },
)
