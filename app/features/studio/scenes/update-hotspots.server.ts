import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { UpdateHotspotsInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { readHotspots } from './hotspot-rows.server.ts'
import { saveHotspot } from './update-hotspot.server.ts'

/**
 * Saves what changed of several hotspots, all or none.
 * @throws AppError notFound (a hotspot or target); EditConflict with the first that somebody else saved
 */
export const updateHotspots = (
  database: Queryable,
  member: Member,
  input: InDraft<UpdateHotspotsInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const ids: string[] = []
    for (const edit of input.edits) ids.push(await saveHotspot(tx, root, edit))
    return { hotspots: await readHotspots(tx, root.id, ids) }
  })
