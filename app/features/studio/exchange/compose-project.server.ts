import { asc, eq } from 'drizzle-orm'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { assetUrl, extensionOf } from '#app/features/media/asset.present.ts'
import {
  presentDetails,
  presentHotspot,
  presentItem,
  presentNode,
  presentNpc,
  presentPuzzle,
  presentScene,
} from '#app/features/studio/draft.present.ts'
import { replaceIds, textsIn } from '#app/features/studio/projects/replace-ids.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { assets } from '#database/schema/assets.ts'
import { mediaLink } from './media-link.ts'
import { presentProject } from './present-project.ts'
import { projectDocumentSchema } from './project-document.schema.ts'
import type { ProjectFile, ProjectMedia } from './project-document.schema.ts'

export type AssetRow = typeof assets.$inferSelect

const purposes: readonly string[] = projectDocumentSchema.shape.media.element.shape.purpose.options

/** A draft as the document of its project, with the addresses of its files as they are here, and the files that it names. */
export async function composeProject(
  tx: Transaction,
  stored: StoredDraft,
): Promise<{ project: ProjectFile; files: AssetRow[] }> {
  const project = presentProject(
    {
      details: presentDetails(stored.adventure),
      scenes: stored.scenes.map(presentScene),
      hotspots: stored.hotspots.map(presentHotspot),
      puzzles: stored.puzzles.map(presentPuzzle),
      items: stored.items.map(presentItem),
      npcs: stored.npcs.map(presentNpc),
      nodes: stored.nodes.map(presentNode),
    },
    [],
  )
  const named = textsIn(project)
  const own = await tx.select().from(assets).where(eq(assets.adventureId, stored.adventure.id)).orderBy(asc(assets.id))
  const files = own.filter(
    (asset) => purposes.includes(asset.purpose) && (named.has(asset.id) || named.has(assetUrl(asset))),
  )
  return { project: { ...project, media: files.map(mediaOf) }, files }
}

/** How a document lists a file. */
export const mediaOf = (asset: AssetRow): ProjectMedia => ({
  id: asset.id,
  purpose: asset.purpose as ProjectMedia['purpose'],
  file: `media/${asset.id}.${extensionOf(asset.mime)}`,
})

/** Addresses of files say nothing elsewhere and may change: they become links to the files that the document lists. */
export const withLinks = (project: ProjectFile, files: readonly AssetRow[]): ProjectFile =>
  replaceIds(project, new Map(files.map((asset) => [assetUrl(asset), mediaLink(asset.id)])))
