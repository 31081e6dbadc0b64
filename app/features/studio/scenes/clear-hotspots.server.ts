import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { ClearHotspotsInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'

/** Removes every hotspot of a scene. @throws AppError notFound */
export const clearHotspots = (
  database: Queryable,
  member: Member,
  input: InDraft<ClearHotspotsInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const scene = foundOne(await findSceneRows(tx, root.id, [input.sceneId]))
    const removed = await tx
      .delete(sceneHotspots)
      .where(eq(sceneHotspots.sceneId, scene.id))
      .returning({ id: sceneHotspots.id })
    return { removed: removed.map((row) => row.id) }
  })
