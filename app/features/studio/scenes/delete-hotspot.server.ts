import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { DeleteHotspotInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { takeHotspot } from './hotspot-rows.server.ts'

/** Removes a hotspot. @throws AppError notFound; EditConflict */
export const deleteHotspot = (
  database: Queryable,
  member: Member,
  input: InDraft<DeleteHotspotInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeHotspot(tx, root.id, input.hotspotId, input.version)
    await tx.delete(sceneHotspots).where(and(eq(sceneHotspots.id, row.id), eq(sceneHotspots.sceneId, row.sceneId)))
    return { removed: [row.id] }
  })
