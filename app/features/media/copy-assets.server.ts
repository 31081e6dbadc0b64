import { posix } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { users } from '#database/schema/accounts.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { extensionOf } from './asset.present.ts'
import { assertRoom } from './keep-asset.server.ts'

type AssetRow = typeof assets.$inferSelect

export type StoredFiles<Source> = {
  made: { source: Source; row: NewAsset }[]
  adopt: (tx: Transaction, adventureId: string) => Promise<void>
  discard: () => Promise<void>
}

export type NewAsset = Omit<AssetRow, 'adventureId' | 'createdAt'>

export function storedFiles<Source>(
  storage: FileStorage,
  ownerId: string,
  made: StoredFiles<Source>['made'],
): StoredFiles<Source> {
  return {
    made,
    adopt: async (tx, adventureId) => {
      if (made.length === 0) return
      // Uploads of one person take turns, so that no two use the same remaining quota
      const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
      if (!person) throw new AppError('notSignedIn')
      await assertRoom(tx, ownerId, bytesOf(made.map(({ row }) => row)))
      await tx.insert(assets).values(made.map(({ row }) => ({ ...row, adventureId })))
    },
    discard: async () => {
      for (const { row } of made) {
        await storage.delete(row.storageKey).catch((reason: unknown) =>
          logger.warn('a file without a row stays until the next sweep', {
            key: row.storageKey,
            ...errorFields(reason),
          }),
        )
      }
    },
  }
}

const bytesOf = (files: readonly { bytes: number }[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Skips missing files. @throws AppError quotaExceeded before copying; unavailable, leaving nothing behind */
export async function copyAssetFiles(
  where: { db: Database; storage: FileStorage; ownerId: string },
  sources: readonly AssetRow[],
): Promise<StoredFiles<AssetRow>> {
  const { db, storage, ownerId } = where
  await assertRoom(db, ownerId, bytesOf(sources))
  const files = storedFiles<AssetRow>(storage, ownerId, [])
  try {
    for (const source of sources) {
      const file = await storage.get(source.storageKey)
      if (!file) {
        logger.error('the file of an asset is missing', { key: source.storageKey })
        continue
      }
      const row = copyOf(source, ownerId)
      files.made.push({ source, row })
      await storage.put(row.storageKey, file.stream, { mime: row.mime })
    }
  } catch (error) {
    await files.discard()
    throw new AppError('unavailable', { cause: error, log: 'a file could not be copied', retryAfter: 30 })
  }
  return files
}

function copyOf(source: AssetRow, ownerId: string): NewAsset {
  const { purpose, mime, width, height, bytes, sha256, origin } = source
  const name = randomName()
  return {
    id: newId(),
    ownerId,
    purpose,
    name,
    storageKey: `${posix.dirname(source.storageKey)}/${name}.${extensionOf(mime)}`,
    mime,
    width,
    height,
    bytes,
    sha256,
    origin,
    publishedAt: null,
  }
}
