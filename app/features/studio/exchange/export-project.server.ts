import { buffer } from 'node:stream/consumers'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { readSound } from '#app/features/media/sounds/read-sound.ts'
import { replaceIds } from './replace-ids.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import { slugWords } from './slug.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { storedEntries, zipStream } from '#app/platform/storage/zip-stream.server.ts'
import { composeProject, mediaOf, withLinks } from './compose-project.server.ts'
import type { ProjectDocument } from './project-document.schema.ts'

type Where = { database: Database; storage: FileStorage }

export type ProjectZip = { name: string; stream: ReadableStream<Uint8Array> }

/** `project.json` and the stored files that the draft refers to, except lost and silent ones, so that the zip can be
 * imported. @throws AppError notFound */
export async function exportProject(
  { database, storage }: Where,
  member: Member,
  adventureId: string,
): Promise<ProjectZip> {
  const { title, project, files } = await readOwnDraft(
    database,
    member,
    'exchange',
    adventureId,
    async (tx, stored) => ({
      title: stored.adventure.title,
      ...(await composeProject(tx, stored.adventure.id, draftOf(stored))),
    }),
  )
  const entries = files.map((asset) => ({
    id: asset.id,
    path: mediaOf(asset).file,
    key: asset.storageKey,
    bytes: asset.bytes,
  }))
  const kept = await withoutSilent(storage, await storedEntries(storage, entries))
  const lost = entries.filter((entry) => !kept.includes(entry)).map(({ id }) => id)
  const document = withoutLost(withLinks(project, files), lost)
  return {
    name: `${slugWords(title)}.zip`,
    stream: zipStream(storage, [{ path: 'project.json', read: () => Promise.resolve(document) }, ...kept]),
  }
}

/** Fragmented recordings were once stored without their fragments: no player plays them and no import accepts them. */
async function withoutSilent<Entry extends { key: string }>(
  storage: FileStorage,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const kept: Entry[] = []
  for (const entry of entries) {
    const file = entry.key.endsWith('.m4a') ? await storage.get(entry.key) : null
    if (!file || 'data' in readSound(await buffer(file.stream))) kept.push(entry)
    else logger.warn('a silent recording was left out of an export', { key: entry.key })
  }
  return kept
}

const withoutLost = (project: ProjectDocument, lost: readonly string[]): ProjectDocument =>
  replaceIds(
    { ...project, media: project.media.filter(({ id }) => !lost.includes(id)) },
    new Map(lost.map((id) => [id, null])),
  )
