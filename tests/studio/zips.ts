import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { projectFormat, projectVersion } from '#app/features/studio/exchange/project-document.schema.ts'

export type ZipFiles = Record<string, Buffer | string>

export async function zipOf(files: ZipFiles): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, data] of Object.entries(files)) zip.addBuffer(Buffer.from(data), name)
  zip.end()
  return buffer(zip.outputStream)
}

export async function filesOf(data: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(data, { lazyEntries: true })
  const files: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  return files
}

/** The same zip with other bytes in the place of some, e.g. of a name, which both of its tables have. */
export function withBytes(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('the tables of a zip say where everything is: nothing may move')
  const copy = Buffer.from(zip)
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) copy.write(to, at, 'latin1')
  return copy
}

export const emptyProject = {
  format: projectFormat,
  version: projectVersion,
  adventure: { title: 'The Attic', kind: 'online-adventure', primaryLanguage: 'en', coverAssetId: null },
  scenes: [] as unknown[],
  puzzles: [] as unknown[],
  items: [] as unknown[],
  npcs: [] as unknown[],
  nodes: [] as unknown[],
  media: [] as unknown[],
}

export const projectZip = (changes: Record<string, unknown> = {}, files: ZipFiles = {}): Promise<Buffer> =>
  zipOf({ 'project.json': JSON.stringify({ ...emptyProject, ...changes }), ...files })
