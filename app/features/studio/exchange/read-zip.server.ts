import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { maxUnpackedBytes, maxZipEntries } from './project-limits.ts'
import { ProjectRefused } from './project-refusal.ts'

export type OpenZip = {
  has: (name: string) => boolean
  /** @throws ProjectRefused when the file exceeds `max` or its checksum is wrong */
  read: (name: string, max: number) => Promise<Buffer>
  close: () => void
}

/** Files that other programs add when they repack a zip. */
const addedByPackers = /^__MACOSX\/|(?:^|\/)\.DS_Store$|(?:^|\/)Thumbs\.db$/
const ours = /^(?:project\.json|media\/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,4})$/

/** Checks the table of contents (number, sizes, names) before unpacking any byte. @throws ProjectRefused */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (error: unknown) => {
      throw new ProjectRefused('damaged', {}, error)
    },
  )
  try {
    const entries = await listEntries(zip)
    return {
      has: (name) => entries.has(name),
      read: (name, max) => readEntry(zip, entries.get(name), max),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxZipEntries) throw new ProjectRefused('tooMuchInside')
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry
      if (fileName.endsWith('/') || addedByPackers.test(fileName)) continue
      if (!ours.test(fileName) || entries.has(fileName))
        throw new ProjectRefused('strangeFile', { file: fileName.slice(0, 100) })
      bytes += entry.uncompressedSize
      if (bytes > maxUnpackedBytes) throw new ProjectRefused('tooMuchInside')
      entries.set(fileName, entry)
    }
  } catch (error) {
    if (error instanceof ProjectRefused) throw error
    // yauzl itself refuses names that lead out of the folder.
    const strange =
      error instanceof Error && /relative path|absolute path|invalid characters in fileName/.test(error.message)
    throw new ProjectRefused(strange ? 'strangeFile' : 'damaged', {}, error)
  }
  return entries
}

async function readEntry(zip: ZipFile, entry: Entry | undefined, max: number): Promise<Buffer> {
  if (!entry) throw new ProjectRefused('damaged')
  const file = entry.fileName
  if (entry.uncompressedSize > max) throw new ProjectRefused('tooMuchInside', { file })
  try {
    const pieces: Buffer[] = []
    // Fails once a file exceeds the size in the table of contents.
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    const data = Buffer.concat(pieces)
    if (crc32(data) === entry.crc32) return data
  } catch (error) {
    throw new ProjectRefused('damaged', { file }, error)
  }
  throw new ProjectRefused('damaged', { file })
}
