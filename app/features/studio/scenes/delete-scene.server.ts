import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { DeleteSceneInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { findLeadingHotspots, readHotspots } from './hotspot-rows.server.ts'
import { takeScene } from './scene-rows.server.ts'

/**
 * Removes a scene with its hotspots; links to it lose their target. When it was the start, the next scene is.
 * @throws AppError notFound; EditConflict
 */
export const deleteScene = (
  database: Queryable,
  member: Member,
  input: InDraft<DeleteSceneInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeScene(tx, root.id, input.sceneId, input.version)
    const inside = await tx
      .select({ id: sceneHotspots.id })
      .from(sceneHotspots)
      .where(eq(sceneHotspots.sceneId, row.id))
    const leading = await findLeadingHotspots(tx, 'scene_link', row.id)
    await tx
      .delete(adventureScenes)
      .where(and(eq(adventureScenes.id, row.id), eq(adventureScenes.adventureId, root.id)))
    const [next] = row.isStartingMap ? await findSceneRows(tx, root.id) : []
    if (next) await tx.update(adventureScenes).set({ isStartingMap: true }).where(eq(adventureScenes.id, next.id))
    return {
      removed: [row.id, ...inside.map((hotspot) => hotspot.id)],
      hotspots: await readHotspots(tx, root.id, leading),
      ...(next ? { scenes: [presentScene({ ...next, isStartingMap: true })] } : {}),
    }
  })
