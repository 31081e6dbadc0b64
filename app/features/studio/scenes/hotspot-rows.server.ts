import { and, eq, ne } from 'drizzle-orm'
import { findHotspotRows } from '#app/features/adventure/draft.queries.server.ts'
import { presentHotspot } from '#app/features/studio/draft.present.ts'
import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { taking } from '#app/features/studio/take-row.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { sceneHotspots } from '#database/schema/adventures.ts'

const columns = {
  scene_link: sceneHotspots.targetSceneId,
  puzzle: sceneHotspots.targetPuzzleId,
  item: sceneHotspots.targetItemId,
  npc: sceneHotspots.targetNpcId,
}

/** The hotspot of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export const takeHotspot = taking(findHotspotRows, (row) => ({ hotspots: [presentHotspot(row)] }))

/** The hotspots that lead to something, whose link its deletion cuts; those inside a scene that goes itself are left out. */
export async function findLeadingHotspots(tx: Transaction, type: keyof typeof columns, targetId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: sceneHotspots.id })
    .from(sceneHotspots)
    .where(and(eq(columns[type], targetId), ne(sceneHotspots.sceneId, targetId)))
  return rows.map((row) => row.id)
}

/** Hotspots as they are now. */
export const readHotspots = async (tx: Transaction, adventureId: string, ids: readonly string[]): Promise<HotspotView[]> => (await findHotspotRows(tx, adventureId, ids)).map(presentHotspot)
