import { createHash } from 'node:crypto'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { composeProject, withLinks } from '#app/features/studio/exchange/compose-project.server.ts'
import type { ProjectFile } from '#app/features/studio/exchange/project-document.schema.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { canonicalJson } from '#app/shared/canonical-json.ts'
import type { VersionCounts } from '#database/schema/draft-versions.ts'

/** A draft at one moment, as its project's file has it. */
export type Snapshot = { document: ProjectFile; counts: VersionCounts; digests: Record<string, string> }

/** The draft as it stands in this transaction. */
export async function takeSnapshot(tx: Transaction, draft: StoredDraft): Promise<Snapshot> {
  const { project, files } = await composeProject(tx, draft)
  // as it comes back out of a jsonb column
  return snapshotOf(JSON.parse(JSON.stringify(withLinks(project, files))) as ProjectFile)
}

export function snapshotOf(document: ProjectFile): Snapshot {
  const { scenes, puzzles, items, npcs } = document
  return {
    document,
    counts: { scenes: scenes.length, puzzles: puzzles.length, items: items.length, npcs: npcs.length },
    digests: digestsOf(document),
  }
}

/** What one part's id stands for in `digests` of the details, which have none. */
export const detailsPart = 'adventure'

/** A digest of each part by its id: the details, and every row for itself. Equal for parts that say the same. */
function digestsOf({ adventure, scenes, puzzles, items, npcs, nodes }: ProjectFile): Record<string, string> {
  const parts: [string, unknown][] = [[detailsPart, adventure]]
  for (const { hotspots, ...scene } of scenes) {
    parts.push([scene.id, scene])
    for (const hotspot of hotspots) parts.push([hotspot.id, { ...hotspot, sceneId: scene.id }])
  }
  for (const row of [...puzzles, ...items, ...npcs, ...nodes]) parts.push([row.id, row])
  return Object.fromEntries(
    parts.map(([id, part]) => [id, createHash('sha256').update(canonicalJson(part)).digest('base64url').slice(0, 16)]),
  )
}
