import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { goneFrom, placesIn } from '#app/features/studio/places-in.ts'
import type { OrderHotspotsInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { readHotspots } from './hotspot-rows.server.ts'

/**
 * Puts the hotspots of a scene into the order in which the keyboard reaches them; those that are not named follow in the
 * order that they had. They keep their versions: nothing that their own form edits has changed.
 * What is gone from the scene is left out and named in the answer.
 * @throws AppError notFound (the scene, or all of the hotspots)
 */
export const orderHotspots = (
  database: Queryable,
  member: Member,
  input: InDraft<OrderHotspotsInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const scene = foundOne(await findSceneRows(tx, root.id, [input.sceneId]))
    const rows = await tx
      .select({ id: sceneHotspots.id, displayOrder: sceneHotspots.displayOrder })
      .from(sceneHotspots)
      .where(eq(sceneHotspots.sceneId, scene.id))
      .orderBy(sceneHotspots.displayOrder, sceneHotspots.createdAt, sceneHotspots.id)
    const moved = placesIn(rows, input.hotspotIds)
    for (const { id, displayOrder } of moved) {
      await tx
        .update(sceneHotspots)
        .set({ displayOrder })
        .where(and(eq(sceneHotspots.id, id), eq(sceneHotspots.sceneId, scene.id)))
    }
    return {
      hotspots: await readHotspots(
        tx,
        root.id,
        moved.map((row) => row.id),
      ),
      ...goneFrom(rows, input.hotspotIds),
    }
  })
