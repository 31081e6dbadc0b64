import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#app/platform/env.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { FileSource, FileStorage } from '#app/platform/storage/storage.ts'
import { users } from '#database/schema/accounts.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { hostileFiles, marker, noisyPicture } from '#tests/support/hostile-files.ts'
import { openMediaWorld } from '#tests/support/media-world.ts'
import type { MediaWorld } from '#tests/support/media-world.ts'
import { assertRoom } from './keep-asset.server.ts'
import { uploadFolderPrefix } from './receive-upload.server.ts'
import { storeImageAsset } from './store-asset.server.ts'
import type { ImageUpload } from './store-asset.server.ts'
import { unverifiedQuotaBytes } from './upload-rules.ts'

let world: MediaWorld
let ownerId: string
let adventureId: string
let picture: Buffer

beforeAll(async () => {
  world = await openMediaWorld()
  // Separate from the uploads of other test files
  const temporary = join(world.folder, 'tmp')
  await mkdir(temporary)
  vi.stubEnv('TMPDIR', temporary)
  picture = await noisyPicture(320, 240).jpeg().toBuffer()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await world.close()
})
beforeEach(async () => {
  ownerId = await world.addPerson()
  adventureId = await world.addAdventure(ownerId)
})
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await temporaryFolders(), 'temporary folders left behind').toEqual([])
})

const temporaryFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(uploadFolderPrefix))

const store = (source: FileSource, changes: Partial<ImageUpload> = {}) =>
  storeImageAsset({
    owner: { userId: ownerId, role: 'user' },
    adventureId,
    purpose: 'item',
    source,
    db: world.db,
    storage: world.storage,
    ...changes,
  })

const rowsOf = (userId: string) => world.db.select().from(assets).where(eq(assets.ownerId, userId))

async function filesOf(storage: FileStorage = world.storage): Promise<string[]> {
  const keys: string[] = []
  for (const folder of ['adventure-scenes/', 'adventure-maps/', 'avatars/'])
    for await (const file of storage.list(folder)) keys.push(file.key)
  return keys
}

async function bytesOf(key: string): Promise<Buffer> {
  const file = await world.storage.get(key)
  if (!file) throw new Error(`no file ${key}`)
  return Buffer.from(await new Response(file.stream).arrayBuffer())
}

const storageWith = (changes: Partial<FileStorage>): FileStorage => ({
  put: (...args) => world.storage.put(...args),
  get: (...args) => world.storage.get(...args),
  delete: (...args) => world.storage.delete(...args),
  exists: (...args) => world.storage.exists(...args),
  list: (...args) => world.storage.list(...args),
  removeUnfinished: (...args) => world.storage.removeUnfinished(...args),
  ...changes,
})

describe('an accepted picture', () => {
  test('an uploaded picture has a row with its properties and a random name', async () => {
    const asset = await store(picture, { purpose: 'cover' })
    const [row] = await rowsOf(ownerId)
    expect(row).toMatchObject({
      id: asset.id,
      adventureId,
      purpose: 'cover',
      mime: 'image/webp',
      publishedAt: null,
      width: asset.width,
      height: asset.height,
      bytes: asset.bytes,
    })
    expect(row?.name).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(row?.storageKey).toBe(`adventure-scenes/${row?.name}.webp`)
    expect(asset.url).toBe(`/media/${row?.name}.webp`)
    const file = await bytesOf(row!.storageKey)
    expect(file.length).toBe(asset.bytes)
    expect(createHash('sha256').update(file).digest('hex')).toBe(row?.sha256)
  })

  test.each([
    ['cover', 'adventure-scenes/', '320x180'],
    ['scene', 'adventure-scenes/', '320x180'],
    ['puzzle', 'adventure-scenes/', '320x240'],
    ['item', 'adventure-maps/', '320x240'],
    ['npc', 'adventure-maps/', '135x240'],
  ] as const)('for a %s lies in %s and measures %s', async (purpose, folder, size) => {
    const asset = await store(picture, { purpose })
    expect(`${asset.width}x${asset.height}`).toBe(size)
    expect((await rowsOf(ownerId))[0]?.storageKey.startsWith(folder)).toBe(true)
  })

  test('a picture for an upright scene is upright', async () => {
    expect(await store(picture, { purpose: 'scene', orientation: 'portrait' })).toMatchObject({
      width: 135,
      height: 240,
    })
  })

  test('a portrait is a small JPEG, public immediately and without an adventure', async () => {
    const asset = await store(picture, { purpose: 'avatar', adventureId: null })
    expect(asset).toMatchObject({ width: 150, height: 150 })
    const [row] = await rowsOf(ownerId)
    expect(row).toMatchObject({ mime: 'image/jpeg', adventureId: null })
    expect(row?.publishedAt).toBeInstanceOf(Date)
  })

  test('a picture may be uploaded as a stream in small pieces', async () => {
    async function* pieces() {
      for (let at = 0; at < picture.length; at += 1000) yield picture.subarray(at, at + 1000)
    }
    expect(await store(pieces())).toMatchObject({ width: 320, height: 240 })
  })
})

test('no hostile file is stored as it was sent, and each refusal is a known code', { timeout: 120_000 }, async () => {
  const files = await hostileFiles()
  expect(files.length).toBeGreaterThanOrEqual(40)
  const before = new Set(await filesOf())
  const unexpected: string[] = []
  for (const file of files) {
    const result = await store(file.bytes).catch((error: unknown) => error)
    if (result instanceof Error && !(result instanceof AppError)) unexpected.push(`${file.name}: ${result.message}`)
    if (result instanceof AppError === (file.expect === 'reencoded')) unexpected.push(`${file.name}: ${String(result)}`)
  }
  expect(unexpected).toEqual([])
  const sent = new Set(files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')))
  const rows = await rowsOf(ownerId)
  expect(rows).toHaveLength(files.filter((file) => file.expect === 'reencoded').length)
  const stored = (await filesOf()).filter((key) => !before.has(key))
  expect(stored.toSorted()).toEqual(rows.map((row) => row.storageKey).toSorted())
  for (const row of rows) {
    const bytes = await bytesOf(row.storageKey)
    expect(sent.has(row.sha256)).toBe(false)
    expect(bytes.includes(marker)).toBe(false)
  }
})

describe('what is too much', () => {
  test('an upload stops at the first chunk over the limit', async () => {
    let sent = 0
    let told = false
    async function* endless() {
      try {
        for (;;) {
          sent += 65_536
          yield new Uint8Array(65_536)
        }
      } finally {
        told = true
      }
    }
    await expect(store(endless())).rejects.toMatchObject({ code: 'fileTooLarge', params: { megabytes: 10 } })
    expect(sent).toBe(10 * 1024 * 1024 + 65_536)
    expect(told).toBe(true)
    expect(await rowsOf(ownerId)).toEqual([])
  })

  test('a file one byte over 10 MB is refused, one of exactly 10 MB is examined', async () => {
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
    await expect(store(padded(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'fileTooLarge' })
    expect(await store(padded(10 * 1024 * 1024))).toMatchObject({ width: 320 })
  })

  test('an account picture ends at 2 MB', async () => {
    const large = Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)])
    await expect(store(large, { purpose: 'avatar', adventureId: null })).rejects.toMatchObject({
      code: 'fileTooLarge',
      params: { megabytes: 2 },
    })
  })

  test('of simultaneous uploads no more are stored than fit the quota', async () => {
    const { bytes } = await store(picture)
    const quota = bytes * 4
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => store(picture, { quota })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'quotaExceeded' })
    const rows = await rowsOf(ownerId)
    expect(rows.reduce((sum, row) => sum + row.bytes, 0)).toBe(quota)
    const files = await filesOf()
    expect(files.filter((key) => rows.some((row) => row.storageKey === key))).toHaveLength(4)
  })

  test('an upload refused by the quota leaves no file', async () => {
    const before = await filesOf()
    const { bytes } = await store(picture)
    const after = await filesOf()
    expect(after).toHaveLength(before.length + 1)
    await expect(store(picture, { quota: bytes + 1 })).rejects.toMatchObject({ code: 'quotaExceeded' })
    expect((await filesOf()).toSorted()).toEqual(after.toSorted())
  })

  test('all files together stay within the budget of the server; the log says when it is used up', async () => {
    const { bytes } = await store(picture)
    const [{ all } = { all: 0 }] = await world.db.select({ all: sql<number>`sum(bytes)::int` }).from(assets)
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
    const before = env().FILES_BUDGET_GB
    try {
      env().FILES_BUDGET_GB = (all + bytes) / 1024 ** 3
      await store(picture)
      const files = await filesOf()
      const other = await world.addPerson()
      const theirs = { owner: { userId: other, role: 'user' as const }, adventureId: await world.addAdventure(other) }
      await expect(store(picture, theirs)).rejects.toMatchObject({ code: 'storageFull', status: 507 })
      expect(await filesOf()).toHaveLength(files.length)
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('FILES_BUDGET_GB'), { bytes: all + bytes })
    } finally {
      env().FILES_BUDGET_GB = before
    }
  })

  test('where mail exists, an account whose address is not verified keeps 200 MB', async () => {
    const keep = (bytes: number) => assertRoom(world.db, ownerId, bytes)
    await keep(unverifiedQuotaBytes + 1)
    env().SMTP_URL = 'smtp://127.0.0.1:1'
    try {
      await keep(unverifiedQuotaBytes)
      await expect(keep(unverifiedQuotaBytes + 1)).rejects.toMatchObject({ code: 'verifyToUpload' })
      await world.db.update(users).set({ emailVerified: true }).where(eq(users.id, ownerId))
      await keep(unverifiedQuotaBytes + 1)
    } finally {
      delete env().SMTP_URL
    }
  })

  test('each person has a quota of their own', async () => {
    const { bytes } = await store(picture)
    const other = await world.addPerson()
    const theirs = await world.addAdventure(other)
    expect(
      await store(picture, { owner: { userId: other, role: 'user' }, adventureId: theirs, quota: bytes }),
    ).toMatchObject({ bytes })
  })
})

describe('what goes wrong on the way', () => {
  test('a sender who disconnects in the middle leaves nothing', async () => {
    async function* breaks() {
      yield picture.subarray(0, 5000)
      throw new Error('aborted')
    }
    await expect(store(breaks())).rejects.toMatchObject({ code: 'uploadIncomplete' })
    expect(await rowsOf(ownerId)).toEqual([])
  })

  test('a storage that fails leaves no row, and the log says why', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
    const storage = storageWith({ put: () => Promise.reject(new Error('disk on fire')) })
    await expect(store(picture, { storage })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await rowsOf(ownerId)).toEqual([])
    expect(logged).toHaveBeenCalledWith(
      'a file could not be stored',
      expect.objectContaining({ error: 'disk on fire' }),
    )
  })

  test('a storage that fails after half of the file leaves no row and no file', async () => {
    vi.spyOn(logger, 'error').mockImplementation(() => undefined)
    const before = await filesOf()
    const storage = storageWith({
      put: (key, source, options) => {
        async function* half() {
          if (source instanceof Uint8Array) yield source.subarray(0, source.length / 2)
          throw new Error('cable pulled')
        }
        return world.storage.put(key, half(), options)
      },
    })
    await expect(store(picture, { storage })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await rowsOf(ownerId)).toEqual([])
    expect((await filesOf()).toSorted()).toEqual(before.toSorted())
  })

  test('the row comes after the file, never before', async () => {
    let rowsWhileStoring = -1
    const storage = storageWith({
      put: async (...args) => {
        const stored = await world.storage.put(...args)
        rowsWhileStoring = (await rowsOf(ownerId)).length
        return stored
      },
    })
    await store(picture, { storage })
    expect(rowsWhileStoring).toBe(0)
  })

  test('an adventure moved to the trash during an upload takes no picture', async () => {
    const storage = storageWith({
      put: async (...args) => {
        await world.db.execute(sql`update adventures set deleted_at = now() where id = ${adventureId}`)
        return world.storage.put(...args)
      },
    })
    const before = await filesOf()
    await expect(store(picture, { storage })).rejects.toMatchObject({ code: 'notFound' })
    expect(await rowsOf(ownerId)).toEqual([])
    expect((await filesOf()).toSorted()).toEqual(before.toSorted())
  })
})

describe('whose adventure', () => {
  test('nobody can add a picture to somebody else’s adventure', async () => {
    const stranger = await world.addPerson()
    for (const role of ['user', 'moderator'] as const) {
      await expect(store(picture, { owner: { userId: stranger, role } })).rejects.toMatchObject({ code: 'notFound' })
    }
    expect(await rowsOf(stranger)).toEqual([])
  })

  test('an admin can add a picture to any adventure', async () => {
    const admin = await world.addPerson()
    expect(await store(picture, { owner: { userId: admin, role: 'admin' } })).toMatchObject({ width: 320 })
  })
})
