import { asc, eq } from 'drizzle-orm'
import { assetUrl, extensionOf } from '#app/features/media/asset.present.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { replaceIds, textsIn } from './replace-ids.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { assets } from '#database/schema/assets.ts'
import { mediaLink } from './media-link.ts'
import { presentProject } from './present-project.ts'
import { projectDocumentSchema } from './project-document.schema.ts'
import type { ProjectDocument, ProjectMedia } from './project-document.schema.ts'

export type AssetRow = typeof assets.$inferSelect

const purposes: readonly string[] = projectDocumentSchema.shape.media.element.shape.purpose.options

/** The document still contains file addresses; see `withLinks`. */
export async function composeProject(
  tx: Transaction,
  adventureId: string,
  draft: Draft,
): Promise<{ project: ProjectDocument; files: AssetRow[] }> {
  const project = presentProject(draft, [])
  const named = textsIn(project)
  const own = await tx.select().from(assets).where(eq(assets.adventureId, adventureId)).orderBy(asc(assets.id))
  const files = own.filter(
    (asset) => purposes.includes(asset.purpose) && (named.has(asset.id) || named.has(assetUrl(asset))),
  )
  return { project: { ...project, media: files.map(mediaOf) }, files }
}

export const mediaOf = (asset: AssetRow): ProjectMedia => ({
  id: asset.id,
  purpose: asset.purpose as ProjectMedia['purpose'],
  file: `media/${asset.id}.${extensionOf(asset.mime)}`,
  ...(asset.origin === 'person' ? {} : { origin: asset.origin }),
})

/** File addresses are meaningless elsewhere: replaces them by links to the listed files. */
export const withLinks = (project: ProjectDocument, files: readonly AssetRow[]): ProjectDocument =>
  replaceIds(project, new Map(files.map((asset) => [assetUrl(asset), mediaLink(asset.id)])))
