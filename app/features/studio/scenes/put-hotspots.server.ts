import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { DraftRoot, InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { PutHotspotsInput, WholeHotspot } from '#app/features/studio/scenes.schema.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { defined } from '#app/shared/defined.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { defaultHotspotName } from './default-name.ts'
import { existingTargets, hotspotColumns, targetColumnsOf } from './hotspot-columns.server.ts'
import { readHotspots } from './hotspot-rows.server.ts'

/**
 * Puts whole hotspots into a scene: copies, and what was deleted. What they led to and is gone they no longer lead to. Sent
 * again it changes nothing.
 * @throws AppError notFound (the scene, or an id that is taken elsewhere), tooLarge
 */
export const putHotspots = (
  database: Queryable,
  member: Member,
  input: InDraft<PutHotspotsInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const scene = foundOne(await findSceneRows(tx, root.id, [input.sceneId]))
    return { hotspots: await insertHotspots(tx, root, scene.id, input.hotspots) }
  })

/** Writes whole hotspots inside a save. @returns them as they are then @throws AppError notFound, tooLarge */
export async function insertHotspots(
  tx: Transaction,
  root: DraftRoot,
  sceneId: string,
  hotspots: readonly WholeHotspot[],
): Promise<HotspotView[]> {
  if (hotspots.length === 0) return []
  const ids = hotspots.map((hotspot) => hotspot.id)
  const [others] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sceneHotspots)
    .where(and(eq(sceneHotspots.sceneId, sceneId), notInArray(sceneHotspots.id, ids)))
  const count = others?.count ?? 0
  requireRoom('hotspots', count, hotspots.length)
  const target = await existingTargets(tx, root.id, hotspots)
  const values = hotspots.map((hotspot, index) => ({
    displayOrder: count + index,
    name: defaultHotspotName(hotspot.type, root.primaryLanguage),
    ...defined(hotspotColumns({}, hotspot, root.primaryLanguage)),
    id: hotspot.id,
    sceneId,
    type: hotspot.type,
    x: hotspot.x,
    y: hotspot.y,
    ...targetColumnsOf(hotspot.type, target(hotspot)),
  }))
  await tx.insert(sceneHotspots).values(values).onConflictDoNothing({ target: sceneHotspots.id })
  const put = (await readHotspots(tx, root.id, ids)).filter((hotspot) => hotspot.sceneId === sceneId)
  if (put.length !== new Set(ids).size) throw new AppError('notFound')
  return put
}
