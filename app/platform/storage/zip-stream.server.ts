import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { ZipFile } from 'yazl'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { ZipEntry } from '#app/platform/zip-entry.ts'
import type { FileStorage } from './storage.ts'

/** Reads one entry at a time, while the zip is being sent. */
export const zipStream = (storage: FileStorage, entries: readonly ZipEntry[]): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(pack(storage, entries), { objectMode: false })) as ReadableStream<Uint8Array>

async function* pack(storage: FileStorage, entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const open: Readable[] = []
  let isOver = false
  zip.on('error', (error: Error) => {
    // Files closed early because the client has left are no error
    if (!isOver) logger.error('a zip was not finished', errorFields(error))
    output.destroy(error)
  })
  try {
    for (const entry of entries)
      addEntry(zip, entry, async () => {
        const stream = 'key' in entry ? await openFile(storage, entry.key) : textOf(await entry.read())
        open.push(stream)
        return stream
      })
    zip.end()
    for await (const piece of output) yield piece as Uint8Array
  } finally {
    isOver = true
    for (const file of open) file.destroy()
  }
}

/** Stored files are already compressed. */
function addEntry(zip: ZipFile, entry: ZipEntry, openEntry: () => Promise<Readable>): void {
  const options = 'key' in entry ? { compress: false, size: entry.bytes } : {}
  zip.addReadStreamLazy(entry.path, options, (give) => {
    openEntry().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    )
  })
}

async function openFile(storage: FileStorage, key: string): Promise<Readable> {
  const file = await storage.get(key)
  if (!file) throw new Error(`the file ${key} is gone`)
  return Readable.fromWeb(file.stream as NodeWebStream<Uint8Array>)
}

const textOf = (value: unknown): Readable =>
  Readable.from([
    value instanceof Uint8Array
      ? Buffer.from(value)
      : Buffer.from(typeof value === 'string' ? value : JSON.stringify(value, null, 1)),
  ])

/** Leaves out files no longer in storage, and logs that. */
export async function storedEntries<Entry extends { key: string }>(
  storage: FileStorage,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const kept: Entry[] = []
  for (const entry of entries) {
    if (await storage.exists(entry.key)) kept.push(entry)
    else logger.error('the file of an asset is missing', { key: entry.key })
  }
  return kept
}
