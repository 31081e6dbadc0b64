import type { FileStorage } from '#app/platform/storage/storage.ts'
import { kitFolder } from './build-pages.server.ts'

/** Deleted files are set again on request; nobody requests files of an older edition or template. */
const keptMs = 14 * 24 * 3_600_000

export async function sweepKits(storage: FileStorage, olderThanMs = keptMs, now = Date.now()): Promise<number> {
  let deleted = 0
  for await (const { key, modifiedAt } of storage.list(`${kitFolder}/`)) {
    if (now - modifiedAt.getTime() < olderThanMs) continue
    await storage.delete(key)
    deleted++
  }
  return deleted
}
