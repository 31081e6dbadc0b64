import type { ProjectDocument } from './project-document.schema.ts'
import { maxDocumentBytes } from './project-limits.ts'
import { ProjectRefused } from './project-refusal.ts'
import { readProject } from './read-project.ts'
import { folderAround, isJunk, projectFile } from './zip-names.ts'

type Entry = { name: string; method: number; packed: number; size: number; at: number }

/** A record at the end of a zip, with a comment of at most 65,535 bytes. */
const longestEnd = 22 + 65_535
const marks = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, file: 0x04_03_4b_50 }

/** The project in a zip, by its table of contents and `project.json` alone: the rest may be two gigabytes.
 * @throws ProjectRefused */
export async function outlineZip(zip: Blob): Promise<ProjectDocument> {
  const entries = await contentsOf(zip)
  const folder = folderAround(entries.map(({ name }) => name))
  const entry = entries.find(({ name }) => name === `${folder}${projectFile}`)
  if (!entry) throw new ProjectRefused('noProject')
  const document = readProject(await unpacked(zip, entry))
  const names = new Set(entries.map(({ name }) => name.slice(folder.length)))
  const missing = document.media.find(({ file }) => !names.has(file))
  if (missing) throw new ProjectRefused('missingMedia', { file: missing.file })
  return document
}

async function contentsOf(zip: Blob): Promise<Entry[]> {
  const from = Math.max(0, zip.size - longestEnd)
  const tail = await viewOf(zip, from, zip.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== marks.end) end--
  if (end < 0) throw new ProjectRefused('damaged')
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (start + size > from + end) throw new ProjectRefused('damaged')
  const list = await viewOf(zip, start, start + size)
  const entries: Entry[] = []
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === marks.entry;) {
    const length = list.getUint16(at + 28, true)
    const next = at + 46 + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true)
    if (next > list.byteLength) throw new ProjectRefused('damaged')
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, length))
    const packed = list.getUint32(at + 20, true)
    const entry = { method: list.getUint16(at + 10, true), packed, size: list.getUint32(at + 24, true) }
    if (!isJunk(name)) entries.push({ name, ...entry, at: list.getUint32(at + 42, true) })
    at = next
  }
  return entries
}

async function unpacked(zip: Blob, { method, packed, size, at }: Entry): Promise<Uint8Array> {
  if (size > maxDocumentBytes || packed > maxDocumentBytes) throw new ProjectRefused('tooMuchInside')
  const head = await viewOf(zip, at, at + 30)
  if (head.byteLength < 30 || head.getUint32(0, true) !== marks.file) throw new ProjectRefused('damaged')
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const data = zip.slice(from, from + packed)
  if (method === 0) return new Uint8Array(await data.arrayBuffer())
  const stream = data.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.length
      if (bytes > maxDocumentBytes) throw new ProjectRefused('tooMuchInside')
      pieces.push(value)
    }
  } catch (error) {
    throw error instanceof ProjectRefused ? error : new ProjectRefused('damaged', {}, error)
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

const viewOf = async (zip: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await zip.slice(from, to).arrayBuffer())
