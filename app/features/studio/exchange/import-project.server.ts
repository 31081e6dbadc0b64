import { open, readFile } from 'node:fs/promises'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { storedFiles } from '#app/features/media/copy-assets.server.ts'
import type { StoredFiles } from '#app/features/media/copy-assets.server.ts'
import { assertRoom, roomOf } from '#app/features/media/keep-asset.server.ts'
import { receiveUpload } from '#app/features/media/receive-upload.server.ts'
import type { ReceivedUpload } from '#app/features/media/receive-upload.server.ts'
import { takeInFile } from '#app/features/media/take-in-file.server.ts'
import { maxBytesFor, quotaBytes } from '#app/features/media/upload-rules.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileSource, FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { ProjectDocument, ProjectMedia } from './project-document.schema.ts'
import { longestImport, maxDocumentBytes, maxZipBytes } from './project-limits.ts'
import { ProjectRefused } from './project-refusal.ts'
import { readProject } from './read-project.ts'
import { storyIn } from './read-story.server.ts'
import type { BroughtStory } from './read-story.server.ts'
import { openZip } from './read-zip.server.ts'
import type { OpenZip } from './read-zip.server.ts'
import { unsetLinks } from './unset-links.ts'
import type { UnsetLink } from './unset-links.ts'
import { writeProject } from './write-project.server.ts'
import { projectFile } from './zip-names.ts'

export type ImportedProject = { id: string; unset: UnsetLink[] }

type Where = { database: Database; storage: FileStorage }

/** Makes a project of a zip or of its document alone, which has no files: stores the files first, then writes all rows
 * in one transaction; a refusal removes the files. A story from Twine makes nothing: it is answered as a document.
 * @param language of the reader, which a story gets
 * @throws ProjectRefused; AppError uploadIncomplete, uploadTimedOut, unavailable, notSignedIn */
export async function importProject(
  where: Where,
  member: Member,
  source: FileSource,
  language: Locale,
): Promise<ImportedProject | BroughtStory> {
  const received = await receive(where, member, source)
  try {
    const text = await textIn(received.path)
    if (text) return (await storyIn(text, member.userId, language)) ?? (await importDocument(text, where, member))
    const zip = await openZip(received.path)
    try {
      return await importFrom(zip, where, member)
    } finally {
      zip.close()
    }
  } finally {
    await received.discard()
  }
}

/** Null for a zip, and for whatever is too long to be anything else. */
async function textIn(path: string): Promise<Buffer | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.toString('latin1') === 'PK' || size > maxDocumentBytes ? null : await readFile(path)
  } finally {
    await file.close()
  }
}

async function importDocument(text: Buffer, where: Where, member: Member): Promise<ImportedProject> {
  if (!/^\s*\{/.test(text.toString('latin1', 0, 200))) throw new ProjectRefused('damaged')
  const document = readProject(text)
  const [missing] = document.media
  if (missing) throw new ProjectRefused('missingMedia', { file: missing.file })
  return write(where, member, document, storedFiles<ProjectMedia>(where.storage, member.userId, []))
}

/** No more than the member has room for. */
async function receive({ database }: Where, member: Member, source: FileSource): Promise<ReceivedUpload> {
  const room = await roomOf(database, member.userId)
  const maxBytes = Math.min(maxZipBytes, room + maxZipBytes - quotaBytes)
  try {
    return await receiveUpload(source, { maxBytes, totalMs: longestImport })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'fileTooLarge')) throw error
    if (maxBytes === maxZipBytes) throw new ProjectRefused('fileTooLarge', {}, error)
    throw await assertRoom(database, member.userId, room + 1).then(() => error, asRefused)
  }
}

async function importFrom(zip: OpenZip, where: Where, member: Member): Promise<ImportedProject> {
  if (!zip.has(projectFile)) throw new ProjectRefused('noProject')
  const document = readProject(await zip.read(projectFile, maxDocumentBytes))
  const missing = document.media.find(({ file }) => !zip.has(file))
  if (missing) throw new ProjectRefused('missingMedia', { file: missing.file })
  return write(where, member, document, await takeInMedia(zip, document, where, member))
}

async function write(
  where: Where,
  member: Member,
  document: ProjectDocument,
  files: StoredFiles<ProjectMedia>,
): Promise<ImportedProject> {
  try {
    const { id } = await where.database.transaction((tx) => writeProject(tx, member, document, files))
    return { id, unset: unsetLinks(document) }
  } catch (error) {
    await files.discard()
    throw asRefused(error)
  }
}

async function takeInMedia(
  zip: OpenZip,
  document: ProjectDocument,
  { database, storage }: Where,
  member: Member,
): Promise<StoredFiles<ProjectMedia>> {
  const files = storedFiles<ProjectMedia>(storage, member.userId, [])
  const upright = new Set(
    document.scenes.filter(({ orientation }) => orientation === 'portrait').map(({ imageAssetId }) => imageAssetId),
  )
  try {
    for (const source of document.media) {
      const { id, purpose, file, origin = 'person' } = source
      const data = await zip.read(file, maxBytesFor(purpose))
      await assertRoom(database, member.userId, data.length)
      const row = await takeInFile(
        { storage, owner: member },
        { data, purpose, origin, orientation: upright.has(id) ? 'portrait' : 'landscape' },
      ).catch((error: unknown) => {
        throw error instanceof AppError &&
          (error.code === 'invalidFile' || error.code === 'imageTooLarge' || error.code === 'imageTookTooLong')
          ? new ProjectRefused('badMedia', { file }, error)
          : error
      })
      files.made.push({ source, row })
    }
  } catch (error) {
    await files.discard()
    throw asRefused(error)
  }
  return files
}

const asRefused = (error: unknown): unknown =>
  error instanceof AppError && error.code === 'quotaExceeded' ? new ProjectRefused('quotaExceeded', {}, error) : error
