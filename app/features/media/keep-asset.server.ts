import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { assertDiskRoom } from '#app/platform/storage/disk-room.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { adventures } from '#database/schema/adventures.ts'
import { users } from '#database/schema/accounts.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import type { AssetViewer } from './asset.policy.ts'
import { extensionOf } from './asset.present.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import { quotaBytes, unverifiedQuotaBytes } from './upload-rules.ts'

type NewRow = typeof assets.$inferInsert

export type StoreTarget = {
  /** Who stores it. */
  owner: AssetViewer
  adventureId: string | null
  /** Whose room it takes: the adventure's owner; null where nobody owns it. Default: who stores it. */
  keeper?: string | null
  db: Database
  storage: FileStorage
  /** In bytes. */
  quota?: number
  /** Default: `person`. */
  origin?: Origin
}

export type Origin = NewRow['origin'] & string

/** `width` and `height` in pixels, null for sounds. */
export type ReadyFile = { data: Uint8Array; mime: string; width: number | null; height: number | null }

/** @throws AppError quotaExceeded or verifyToUpload when this many more bytes do not fit, storageFull when they would
 * exceed what all files together may take, unavailable when the disk is nearly full */
export async function assertRoom(
  database: Queryable,
  ownerId: string,
  bytes: number,
  quota = quotaBytes,
): Promise<void> {
  await assertDiskRoom()
  const { own, all, isLimited } = await usedBy(database, ownerId)
  if (own + bytes > quota) throw new AppError('quotaExceeded', { params: { gigabytes: Math.floor(quota / 1024 ** 3) } })
  if (isLimited && own + bytes > unverifiedQuotaBytes) throw new AppError('verifyToUpload')
  if (all + bytes <= env().FILES_BUDGET_GB * 1024 ** 3) return
  logger.error('the budget for stored files is used up: see FILES_BUDGET_GB', { bytes: all })
  throw new AppError('storageFull')
}

/** How many more bytes the person may store. */
export async function roomOf(database: Queryable, ownerId: string): Promise<number> {
  const { own, isLimited } = await usedBy(database, ownerId)
  return Math.max(0, (isLimited ? unverifiedQuotaBytes : quotaBytes) - own)
}

async function usedBy(database: Queryable, ownerId: string): Promise<{ own: number; all: number; isLimited: boolean }> {
  const [used] = await database
    .select({
      own: sql<string>`coalesce(sum(${assets.bytes}) filter (where ${eq(assets.ownerId, ownerId)}), 0)`,
      all: sql<string>`coalesce(sum(${assets.bytes}), 0)`,
      emailVerified: sql<boolean>`coalesce(
        (select ${users.emailVerified} from ${users} where ${eq(users.id, ownerId)}), false)`,
    })
    .from(assets)
  return {
    own: Number(used?.own ?? 0),
    all: Number(used?.all ?? 0),
    isLimited: isUnverified({ emailVerified: used?.emailVerified ?? false }),
  }
}

export const keeperOf = ({ keeper, owner }: Pick<StoreTarget, 'keeper' | 'owner'>): string => keeper ?? owner.userId

/** Locks the person whose room it is, so that uploads take turns. */
async function insertRow(row: NewRow, target: StoreTarget): Promise<void> {
  const { owner, adventureId, db, quota } = target
  const keeper = keeperOf(target)
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, keeper)).for('no key update')
    if (!person) throw new AppError('notFound', { log: 'the owner of the upload does not exist' })
    if (adventureId !== null) {
      const [adventure] = await tx
        .select({ id: adventures.id })
        .from(adventures)
        .where(draftFor('edit', adventureId, owner))
        .for('key share')
      if (!adventure) throw new AppError('notFound')
    }
    await assertRoom(tx, keeper, row.bytes, quota)
    await tx.insert(assets).values(row)
  })
}

export function newRow(
  { adventureId, origin = 'person', ...who }: Pick<StoreTarget, 'owner' | 'keeper' | 'adventureId' | 'origin'>,
  purpose: NewRow['purpose'],
  folder: string,
  file: ReadyFile,
) {
  const name = randomName()
  return {
    id: newId(),
    ownerId: keeperOf(who),
    adventureId,
    purpose,
    name,
    storageKey: `${folder}/${name}.${extensionOf(file.mime)}`,
    mime: file.mime,
    width: file.width,
    height: file.height,
    bytes: file.data.length,
    sha256: createHash('sha256').update(file.data).digest('hex'),
    origin,
    // A portrait is public immediately; other files wait for their adventure
    publishedAt: purpose === 'avatar' ? new Date() : null,
  }
}

/** @throws AppError unavailable */
export async function storeFile(storage: FileStorage, key: string, file: ReadyFile): Promise<void> {
  try {
    await storage.put(key, file.data, { mime: file.mime })
  } catch (error) {
    logger.error('a file could not be stored', { key, ...errorFields(error) })
    throw new AppError('unavailable', { cause: error, log: 'the storage refused a file', retryAfter: 30 })
  }
}

/** Stores the file before its row, see `sweepOrphanFiles`. @throws AppError quotaExceeded, notFound, unavailable */
export async function keepAsset(
  target: StoreTarget,
  purpose: NewRow['purpose'],
  folder: string,
  file: ReadyFile,
): Promise<ReturnType<typeof newRow>> {
  const row = newRow(target, purpose, folder, file)
  const { storage } = target
  await storeFile(storage, row.storageKey, file)
  try {
    await insertRow(row, target)
  } catch (error) {
    // Only after a refusal is the file surely unneeded: after a broken connection its row may exist
    if (!(error instanceof AppError)) throw error
    await storage
      .delete(row.storageKey)
      .catch((reason: unknown) =>
        logger.warn('a file without a row stays until the next sweep', { key: row.storageKey, ...errorFields(reason) }),
      )
    throw error
  }
  return row
}
