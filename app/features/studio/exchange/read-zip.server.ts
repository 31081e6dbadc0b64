import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { maxUnpackedBytes, maxZipEntries } from './project-limits.ts'
import { ProjectRefused } from './project-refusal.ts'
import { folderAround, isJunk, isOfProject } from './zip-names.ts'

export type OpenZip = {
  has: (name: string) => boolean
  /** @throws ProjectRefused when the file exceeds `max` or its checksum is wrong */
  read: (name: string, max: number) => Promise<Buffer>
  close: () => void
}

/** Checks the table of contents (number, sizes, names) before unpacking anything.
 * Names are relative to the folder that holds the project. @throws ProjectRefused */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new ProjectRefused('damaged', {}, error)
  })
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
  const listed: Entry[] = []
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || isJunk(entry.fileName)) continue
      bytes += entry.uncompressedSize
      if (bytes > maxUnpackedBytes) throw new ProjectRefused('tooMuchInside')
      listed.push(entry)
    }
  } catch (error) {
    if (error instanceof ProjectRefused) throw error
    // yauzl itself refuses names that lead out of the folder.
    const strange =
      error instanceof Error && /relative path|absolute path|invalid characters in fileName/.test(error.message)
    throw new ProjectRefused(strange ? 'strangeFile' : 'damaged', {}, error)
  }
  return byName(listed)
}

function byName(listed: readonly Entry[]): Map<string, Entry> {
  const folder = folderAround(listed.map(({ fileName }) => fileName))
  const entries = new Map<string, Entry>()
  for (const entry of listed) {
    const { fileName } = entry
    const name = fileName.slice(folder.length)
    if (!fileName.startsWith(folder) || !isOfProject(name) || entries.has(name))
      throw new ProjectRefused('strangeFile', { file: fileName.slice(0, 100) })
    entries.set(name, entry)
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
