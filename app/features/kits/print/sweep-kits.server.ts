import type { FileStorage } from '#app/platform/storage/storage.ts'
import { kitFolder } from './build-pages.server.ts'

/** Set again when somebody asks; a file of an older edition or template is asked for by nobody. */
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
