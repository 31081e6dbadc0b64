import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { ZipFile } from 'yazl'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { replaceIds } from './replace-ids.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import { slugWords } from './slug.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { composeProject, mediaOf, withLinks } from './compose-project.server.ts'
import type { AssetRow } from './compose-project.server.ts'
import type { ProjectDocument } from './project-document.schema.ts'

type Where = { database: Database; storage: FileStorage }

export type ProjectZip = { name: string; stream: ReadableStream<Uint8Array> }

/** `project.json` and the stored files that the draft names. @throws AppError notFound */
export async function exportProject(
  { database, storage }: Where,
  member: Member,
  adventureId: string,
): Promise<ProjectZip> {
  const { title, project, files } = await readOwnDraft(database, member, adventureId, async (tx, stored) => ({
    title: stored.adventure.title,
    ...(await composeProject(tx, stored.adventure.id, draftOf(stored))),
  }))
  const kept = await existing(storage, files)
  return {
    name: `${slugWords(title)}.zip`,
    stream: Readable.toWeb(
      Readable.from(pack(storage, withoutLost(withLinks(project, files), files, kept), kept), { objectMode: false }),
    ) as ReadableStream<Uint8Array>,
  }
}

async function* pack(
  storage: FileStorage,
  project: ProjectDocument,
  files: readonly AssetRow[],
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const open: Readable[] = []
  zip.on('error', (error: Error) => output.destroy(error))
  try {
    zip.addBuffer(Buffer.from(JSON.stringify(project, null, 1)), 'project.json')
    for (const asset of files) addFile(zip, storage, asset, open)
    zip.end()
    for await (const piece of output) yield piece as Uint8Array
  } finally {
    for (const file of open) file.destroy()
  }
}

/** Leaves out lost files, so that the zip can be imported. */
async function existing(storage: FileStorage, files: readonly AssetRow[]): Promise<AssetRow[]> {
  const kept: AssetRow[] = []
  for (const asset of files) {
    if (await storage.exists(asset.storageKey)) kept.push(asset)
    else logger.error('the file of an asset is missing', { key: asset.storageKey })
  }
  return kept
}

function withoutLost(project: ProjectDocument, files: readonly AssetRow[], kept: readonly AssetRow[]): ProjectDocument {
  const lost = new Map(files.filter((asset) => !kept.includes(asset)).map(({ id }) => [id, null]))
  return replaceIds({ ...project, media: project.media.filter(({ id }) => !lost.has(id)) }, lost)
}

/** Opens one file at a time. Stored files are compressed already. */
function addFile(zip: ZipFile, storage: FileStorage, asset: AssetRow, open: Readable[]): void {
  const openFile = async (): Promise<Readable> => {
    const file = await storage.get(asset.storageKey)
    if (!file) throw new Error(`the file ${asset.storageKey} is gone`)
    const stream = Readable.fromWeb(file.stream as NodeWebStream<Uint8Array>)
    open.push(stream)
    return stream
  }
  zip.addReadStreamLazy(mediaOf(asset).file, { compress: false, size: asset.bytes }, (give) => {
    openFile().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    )
  })
}
