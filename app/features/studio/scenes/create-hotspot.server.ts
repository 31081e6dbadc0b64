import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findHotspotRows, findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { presentHotspot } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { CreateHotspotInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { newId } from '#app/shared/ids.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { defaultHotspotName } from './default-name.ts'
import { hotspotColumns, targetColumns } from './hotspot-columns.server.ts'

/**
 * Adds a hotspot where the picture was clicked: 60x60 canvas pixels, z-index 0, named after its type, linked to nothing
 * unless said otherwise. Sent again with the same id it changes nothing.
 * @throws AppError notFound (scene or target), tooLarge
 */
export const createHotspot = (
  database: Queryable,
  member: Member,
  input: InDraft<CreateHotspotInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const scene = foundOne(await findSceneRows(tx, root.id, [input.sceneId]))
    const id = input.id ?? newId()
    const count = await countOthers(tx, sceneHotspots.sceneId, scene.id, id)
    requireRoom('hotspots', count)
    await tx
      .insert(sceneHotspots)
      .values({
        id,
        sceneId: scene.id,
        type: input.type,
        name: defaultHotspotName(input.type, root.primaryLanguage),
        displayOrder: count,
        ...defined(hotspotColumns({}, input, root.primaryLanguage)),
        x: input.x,
        y: input.y,
        ...(await targetColumns(tx, root.id, input.type, input.targetId ?? null)),
      })
      .onConflictDoNothing({ target: sceneHotspots.id })
    return { hotspots: [presentHotspot(foundOne(await findHotspotRows(tx, root.id, [id])))] }
  })
