import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { findHotspotRows } from '#app/features/adventure/draft.queries.server.ts'
import { presentHotspot } from '#app/features/studio/draft.present.ts'
import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { taking } from '#app/features/studio/take-row.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'

const columns = {
  scene_link: sceneHotspots.targetSceneId,
  puzzle: sceneHotspots.targetPuzzleId,
  item: sceneHotspots.targetItemId,
  npc: sceneHotspots.targetNpcId,
}

const leadingTo = {
  scene_link: (id: string) => ({ targetSceneId: id }),
  puzzle: (id: string) => ({ targetPuzzleId: id }),
  item: (id: string) => ({ targetItemId: id }),
  npc: (id: string) => ({ targetNpcId: id }),
}

/** The hotspot of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export const takeHotspot = taking(findHotspotRows, (row) => ({ hotspots: [presentHotspot(row)] }))

/** The hotspots that lead to something, whose link its deletion cuts; those inside a scene that goes itself are left out. */
export async function findLeadingHotspots(
  tx: Transaction,
  type: keyof typeof columns,
  targetId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: sceneHotspots.id })
    .from(sceneHotspots)
    .where(and(eq(columns[type], targetId), ne(sceneHotspots.sceneId, targetId)))
  return rows.map((row) => row.id)
}

/** Hotspots as they are now. */
export const readHotspots = async (
  tx: Transaction,
  adventureId: string,
  ids: readonly string[],
): Promise<HotspotView[]> => (await findHotspotRows(tx, adventureId, ids)).map(presentHotspot)

interface PutBack {
  type: keyof typeof columns
  id: string
  /** It is put back just now. Sent again, what its author did to the hotspots since then stays. */
  isNew: boolean
}

/** Links that a deletion cut, of hotspots that led to what is put back; what the author linked elsewhere meanwhile stays there. */
export async function linkAgain(
  tx: Transaction,
  adventureId: string,
  { type, id: targetId, isNew }: PutBack,
  leading: readonly string[],
): Promise<HotspotView[]> {
  if (leading.length === 0) return []
  if (!isNew) return readHotspots(tx, adventureId, leading)
  const ofThis = (await readHotspots(tx, adventureId, leading)).map((hotspot) => hotspot.id)
  const linked = await tx
    .update(sceneHotspots)
    .set(leadingTo[type](targetId))
    .where(and(inArray(sceneHotspots.id, ofThis), eq(sceneHotspots.type, type), isNull(columns[type])))
    .returning({ id: sceneHotspots.id })
  return readHotspots(
    tx,
    adventureId,
    linked.map((row) => row.id),
  )
}
