import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import type { Framing, ReencodedImage } from '#app/platform/images/reencode-image.server.ts'
import { reencodeImage } from '#app/platform/images/reencode-image.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { FileSource, FileStorage } from '#app/platform/storage/storage.ts'
import { adventures } from '#database/schema/adventures.ts'
import { users } from '#database/schema/accounts.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import type { AssetViewer } from './asset.policy.ts'
import { extensionOf, presentAsset } from './asset.present.ts'
import type { PresentedAsset } from './asset.present.ts'
import { editableAdventure } from './asset.queries.server.ts'
import { folderOf, imageOutputFor } from './image-shapes.server.ts'
import type { Orientation } from './image-shapes.server.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { maxBytesFor, quotaBytes } from './upload-rules.ts'
import type { ImagePurpose } from './upload-rules.ts'

export type ImageUpload = {
  /** Who sends it: the file counts against their quota, and the adventure must be theirs to change. */
  owner: AssetViewer
  /** The adventure that it is for; null only for an avatar. */
  adventureId: string | null
  purpose: ImagePurpose
  /** The bytes as they come. What they claim to be, or are called, plays no part. */
  source: FileSource
  /** For scenes: which way up the canvas is, and whether the picture is cropped to it (usual) or shown whole. */
  orientation?: Orientation
  framing?: Framing
  db: Database
  storage: FileStorage
  /** Bytes that the owner may keep in all. */
  quota?: number
}

type NewRow = typeof assets.$inferInsert

/** @throws AppError quotaExceeded when this many more bytes do not fit */
async function assertRoom(database: Queryable, ownerId: string, bytes: number, quota: number): Promise<void> {
  const [used] = await database
    .select({ bytes: sql<string>`coalesce(sum(${assets.bytes}), 0)` })
    .from(assets)
    .where(eq(assets.ownerId, ownerId))
  if (Number(used?.bytes ?? 0) + bytes > quota) throw new AppError('quotaExceeded', { params: { gigabytes: Math.floor(quota / 1024 ** 3) } })
}

/** Adds the row if there is room and the adventure is still the owner's. The lock on the person makes their uploads take turns. */
async function insertRow(database: Database, row: NewRow, upload: ImageUpload): Promise<void> {
  const { owner, adventureId, quota = quotaBytes } = upload
  await database.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for('no key update')
    if (!person) throw new AppError('notFound', { log: 'the owner of the upload does not exist' })
    if (adventureId !== null) {
      const [adventure] = await tx.select({ id: adventures.id }).from(adventures).where(editableAdventure(adventureId, owner)).for('key share')
      if (!adventure) throw new AppError('notFound')
    }
    await assertRoom(tx, owner.userId, row.bytes, quota)
    await tx.insert(assets).values(row)
  })
}

function newRow(upload: ImageUpload, image: ReencodedImage): NewRow & { id: string; width: number; height: number } {
  const name = randomName()
  return {
    id: newId(),
    ownerId: upload.owner.userId,
    adventureId: upload.adventureId,
    purpose: upload.purpose,
    name,
    storageKey: `${folderOf[upload.purpose]}/${name}.${extensionOf(image.mime)}`,
    mime: image.mime,
    width: image.width,
    height: image.height,
    bytes: image.data.length,
    sha256: createHash('sha256').update(image.data).digest('hex'),
    // a person's picture is part of their public page; everything else waits for its adventure
    publishedAt: upload.purpose === 'avatar' ? new Date() : null,
  }
}

async function storeFile(storage: FileStorage, key: string, image: ReencodedImage): Promise<void> {
  try {
    await storage.put(key, image.data, { mime: image.mime })
  } catch (error) {
    logger.error('a file could not be stored', { key, ...errorFields(error) })
    throw new AppError('unavailable', { cause: error, log: 'the storage refused a file', retryAfter: 30 })
  }
}

/**
 * Takes a picture in: receives it within the size limit, decodes and re-encodes it for its purpose, stores the result, and
 * only then adds the row, so that no row is without a file. A file without a row, left by a crash in between, goes with
 * `sweepOrphanFiles`.
 * @throws AppError fileTooLarge, invalidFile, imageTooLarge, quotaExceeded, uploadTimedOut, uploadIncomplete, notFound (the
 * adventure is not there or not the owner's), unavailable
 */
export async function storeImageAsset(upload: ImageUpload): Promise<PresentedAsset> {
  const { owner, adventureId, purpose, db, storage, quota = quotaBytes } = upload
  if ((adventureId === null) !== (purpose === 'avatar')) throw new TypeError('An avatar belongs to a person, every other picture to an adventure')
  await assertRoom(db, owner.userId, 1, quota)
  const received = await receiveUpload(upload.source, { maxBytes: maxBytesFor(purpose) })
  const output = imageOutputFor(purpose, { orientation: upload.orientation ?? 'landscape', framing: upload.framing ?? 'crop' })
  const image = await reencodeImage(received.path, output).finally(received.discard)
  const row = newRow(upload, image)
  await storeFile(storage, row.storageKey, image)
  try {
    await insertRow(db, row, upload)
  } catch (error) {
    // only a refusal is certain: when the connection broke, the row may be there, and must keep its file
    if (!(error instanceof AppError)) throw error
    await storage.delete(row.storageKey).catch((reason: unknown) => logger.warn('a file without a row stays until the next sweep', { key: row.storageKey, ...errorFields(reason) }))
    throw error
  }
  return presentAsset(row)
}
