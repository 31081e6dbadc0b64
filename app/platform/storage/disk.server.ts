import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { assertStorageKey, assertStoragePrefix, isBytes } from './storage.ts'
import type { ByteRange, FileSource, FileStorage, ListedFile, StoredFile } from './storage.ts'

/** No key begins with a dot, so unfinished files are never served or listed. */
const unfinishedPrefix = '.unfinished-'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Windows cannot open directories, and NTFS journals them itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function ensureFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // A new folder is an entry in its parent, which a power cut could lose
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    await syncFolder(parent)
    if (parent === dirname(first) || parent === dirname(parent)) return
  }
}

async function writeAll(handle: FileHandle, source: FileSource): Promise<number> {
  let bytes = 0
  const chunks = isBytes(source) ? [source] : source
  for await (const chunk of chunks) {
    for (let written = 0; written < chunk.length;) {
      written += (await handle.write(chunk, written, chunk.length - written)).bytesWritten
    }
    bytes += chunk.length
  }
  await handle.sync()
  return bytes
}

async function* walk(folder: string): AsyncGenerator<{ path: string; name: string }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield { path, name: entry.name }
  }
}

async function statOrNull(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A temporary file beside the final one, fsync, rename, fsync of the folder. */
export class DiskStorage implements FileStorage {
  readonly #root: string

  constructor(folder: string) {
    this.#root = resolve(folder)
  }

  async put(key: string, source: FileSource, options: { mime: string }): Promise<number> {
    assertStorageKey(key, options.mime)
    const path = join(this.#root, key)
    const folder = dirname(path)
    await ensureFolder(folder)
    const unfinished = join(folder, unfinishedPrefix + randomBytes(12).toString('hex'))
    try {
      const handle = await open(unfinished, 'wx', 0o600)
      let bytes: number
      try {
        bytes = await writeAll(handle, source)
      } finally {
        await handle.close()
      }
      await rename(unfinished, path)
      await syncFolder(folder)
      return bytes
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const mime = assertStorageKey(key)
    let handle: FileHandle
    try {
      handle = await open(join(this.#root, key), 'r')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
    try {
      const { size } = await handle.stat()
      if (range && (range.start >= size || range.end < range.start))
        throw new RangeError(`Bytes ${range.start}-${range.end} of ${size}`)
      const stream = Readable.toWeb(
        handle.createReadStream({ start: range?.start ?? 0, end: range?.end }),
      ) as ReadableStream<Uint8Array>
      return { stream, bytes: size, mime }
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  async delete(key: string): Promise<void> {
    assertStorageKey(key)
    await rm(join(this.#root, key), { force: true })
  }

  async exists(key: string): Promise<boolean> {
    assertStorageKey(key)
    return (await statOrNull(join(this.#root, key)))?.isFile() ?? false
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    assertStoragePrefix(prefix)
    for await (const { path, name } of walk(join(this.#root, prefix))) {
      if (name.startsWith('.')) continue
      const found = await statOrNull(path)
      if (found)
        yield { key: relative(this.#root, path).replaceAll(sep, '/'), bytes: found.size, modifiedAt: found.mtime }
    }
  }

  async removeUnfinished(olderThanMs: number): Promise<number> {
    let removed = 0
    for await (const { path, name } of walk(this.#root)) {
      if (!name.startsWith(unfinishedPrefix)) continue
      const found = await statOrNull(path)
      if (!found || Date.now() - found.mtimeMs < olderThanMs) continue
      await rm(path, { force: true })
      removed++
    }
    return removed
  }
}
