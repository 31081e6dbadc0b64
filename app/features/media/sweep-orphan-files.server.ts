import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { assets } from '#database/schema/assets.ts'
import { assetFolders } from './image-shapes.server.ts'
import { originalKey } from './narrow-cover.server.ts'
import { uploadFolderPrefix } from './receive-upload.server.ts'

/** A file is stored seconds before its row, so this is far longer than any upload. */
const orphanAgeMs = 24 * 3_600_000

async function withoutRow(database: Queryable, keys: string[]): Promise<string[]> {
  const rows = await database
    .select({ key: assets.storageKey })
    .from(assets)
    .where(inArray(assets.storageKey, keys.map(originalKey)))
  const known = new Set(rows.map((row) => row.key))
  return keys.filter((key) => !known.has(originalKey(key)))
}

async function sweepUploadFolders(olderThanMs: number): Promise<number> {
  let removed = 0
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(uploadFolderPrefix)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => null)
    if (!found || Date.now() - found.mtimeMs < olderThanMs) continue
    // We cannot remove folders of another server on this machine
    removed += await rm(path, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    )
  }
  return removed
}

/** Removes files without a row, half-written files, temporary folders. Safe in several processes. @returns how many */
export async function sweepOrphanFiles(options: {
  db: Queryable
  storage: FileStorage
  olderThanMs?: number
}): Promise<{ files: number; unfinished: number; temporary: number }> {
  const { db, storage, olderThanMs = orphanAgeMs } = options
  let files = 0
  const sweep = async (keys: string[]) => {
    if (keys.length === 0) return
    for (const key of await withoutRow(db, keys)) {
      await storage.delete(key)
      files++
    }
  }
  for (const folder of assetFolders) {
    let old: string[] = []
    for await (const file of storage.list(`${folder}/`)) {
      if (Date.now() - file.modifiedAt.getTime() < olderThanMs) continue
      old.push(file.key)
      if (old.length < 500) continue
      await sweep(old)
      old = []
    }
    await sweep(old)
  }
  return {
    files,
    unfinished: await storage.removeUnfinished(olderThanMs),
    temporary: await sweepUploadFolders(olderThanMs),
  }
}
