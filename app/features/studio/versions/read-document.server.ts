import { eq } from 'drizzle-orm'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { foreignAddresses } from '#app/features/studio/exchange/foreign-addresses.ts'
import { mediaLink } from '#app/features/studio/exchange/media-link.ts'
import { projectDocumentSchema } from '#app/features/studio/exchange/project-document.schema.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { replaceIds } from '#app/features/studio/exchange/replace-ids.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { assets } from '#database/schema/assets.ts'
import { VersionRefused } from './version-refused.ts'

/** Uses the files' present addresses; drops lost files and those of other adventures.
 * @throws VersionRefused unreadable */
export async function readDocument(
  tx: Transaction,
  adventureId: string,
  stored: ProjectDocument,
): Promise<ProjectDocument> {
  const own = new Map(
    (await tx.select().from(assets).where(eq(assets.adventureId, adventureId))).map((asset) => [asset.id, asset]),
  )
  const places = new Map<string, string | null>()
  for (const { id } of stored.media) {
    const asset = own.get(id)
    if (asset) places.set(mediaLink(id), assetUrl(asset))
    else places.set(id, null).set(mediaLink(id), '')
  }
  for (const address of foreignAddresses(stored, [...own.values()])) places.set(address, '')
  const read = projectDocumentSchema.safeParse(replaceIds({ ...stored, media: [] }, places))
  if (!read.success) throw new VersionRefused({ reason: 'unreadable' }, read.error)
  return read.data as ProjectDocument
}
