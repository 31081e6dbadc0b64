import { createHash } from 'node:crypto'
import { dinnerParts } from '#app/features/kits/documents/dinner.ts'
import { roomParts } from '#app/features/kits/documents/room.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { composeProject, withLinks } from '#app/features/studio/exchange/compose-project.server.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { canonicalJson } from '#app/shared/canonical-json.ts'
import type { VersionCounts } from '#database/schema/draft-versions.ts'

export type Snapshot = { document: ProjectDocument; counts: VersionCounts; digests: Record<string, string> }

export async function takeSnapshot(tx: Transaction, adventureId: string, draft: Draft): Promise<Snapshot> {
  const { project, files } = await composeProject(tx, adventureId, draft)
  return snapshotOf(JSON.parse(JSON.stringify(withLinks(project, files))) as ProjectDocument)
}

function snapshotOf(document: ProjectDocument): Snapshot {
  return { document, counts: countsOf(document), digests: digestsOf(document) }
}

function countsOf({ adventure, scenes, puzzles, items, npcs, kit = {} }: ProjectDocument): VersionCounts {
  const counts = <Name extends string>(parts: Readonly<Record<Name, { name: KitKind }>>, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, kit[parts[name].name]?.length ?? 0]))
  if (adventure.kind === 'mystery-dinner') return counts(dinnerParts, ['characters', 'courses', 'clues', 'props'])
  if (adventure.kind === 'escape-room') return counts(roomParts, ['puzzles', 'clues', 'props'])
  return { scenes: scenes.length, puzzles: puzzles.length, items: items.length, npcs: npcs.length }
}

/** The details have no id. */
const detailsPart = 'adventure'

/** By id of a row; equal digests mean equal content. */
function digestsOf({
  adventure,
  scenes,
  puzzles,
  items,
  npcs,
  nodes,
  kit = {},
}: ProjectDocument): Record<string, string> {
  const parts: [string, unknown][] = [[detailsPart, adventure]]
  for (const { hotspots, ...scene } of scenes) {
    parts.push([scene.id, scene])
    for (const hotspot of hotspots) parts.push([hotspot.id, { ...hotspot, sceneId: scene.id }])
  }
  for (const row of [...puzzles, ...items, ...npcs, ...nodes, ...Object.values(kit).flat()]) parts.push([row.id, row])
  return Object.fromEntries(
    parts.map(([id, part]) => [id, createHash('sha256').update(canonicalJson(part)).digest('base64url').slice(0, 16)]),
  )
}
