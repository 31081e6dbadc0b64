import { errorFields, logger } from '#app/platform/log.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'

/** Call after removing the rows: files that fail here go with the next sweep, as do narrow covers. */
export async function removeFiles(storage: FileStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await storage
      .delete(key)
      .catch((error: unknown) =>
        logger.warn('a file without a row stays until the next sweep', { key, ...errorFields(error) }),
      )
}
