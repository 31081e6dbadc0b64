import { eq } from 'drizzle-orm'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { mediaLink } from '#app/features/studio/exchange/media-link.ts'
import { projectDocumentSchema } from '#app/features/studio/exchange/project-document.schema.ts'
import type { ProjectDocument, ProjectFile } from '#app/features/studio/exchange/project-document.schema.ts'
import { replaceIds } from '#app/features/studio/projects/replace-ids.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { assets } from '#database/schema/assets.ts'
import { VersionRefused } from './version-refused.ts'

/** The document with the addresses that its files have. One whose row is gone is named no more. @throws VersionRefused unreadable */
export async function readDocument(
  tx: Transaction,
  adventureId: string,
  stored: ProjectFile,
): Promise<ProjectDocument> {
  const own = new Map(
    (await tx.select().from(assets).where(eq(assets.adventureId, adventureId))).map((asset) => [asset.id, asset]),
  )
  const places = new Map<string, string | null>()
  for (const { id } of stored.media) {
    const asset = own.get(id)
    if (asset) places.set(mediaLink(id), assetUrl(asset))
    else places.set(id, null)
  }
  const read = projectDocumentSchema.safeParse(replaceIds({ ...stored, media: [] }, places))
  if (!read.success) throw new VersionRefused({ reason: 'unreadable' }, read.error)
  // Read, the usual rules are written out where an author left them open; the draft has them as they were
  const puzzles = read.data.puzzles.map(
    (puzzle, at) =>
      ({ ...puzzle, scoringRules: stored.puzzles[at]?.scoringRules }) as ProjectDocument['puzzles'][number],
  )
  return { ...read.data, puzzles }
}
