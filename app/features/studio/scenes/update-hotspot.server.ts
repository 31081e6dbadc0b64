import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { UpdateHotspotInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { sceneHotspots } from '#database/schema/adventures.ts'
import { hotspotColumns, targetColumns } from './hotspot-columns.server.ts'
import { readHotspots, takeHotspot } from './hotspot-rows.server.ts'

/**
 * Saves what changed of a hotspot. Another type clears its target, unless the change brings a new one.
 * @throws AppError notFound (hotspot or target); EditConflict
 */
export const updateHotspot = (database: Queryable, member: Member, input: InDraft<UpdateHotspotInput>): Promise<DraftChange> =>
  editDraft(database, member, input.adventureId, async (tx, root) => {
    const row = await takeHotspot(tx, root.id, input.hotspotId, input.version)
    const { changes } = input
    const type = changes.type ?? row.type
    const relinks = type !== row.type || changes.targetId !== undefined
    const columns = {
      ...hotspotColumns(row.translations, changes, root.primaryLanguage),
      type,
      ...(relinks ? await targetColumns(tx, root.id, type, changes.targetId ?? null) : {}),
    }
    await tx
      .update(sceneHotspots)
      .set({ ...columns, version: row.version + 1 })
      .where(and(eq(sceneHotspots.id, row.id), eq(sceneHotspots.sceneId, row.sceneId), eq(sceneHotspots.version, row.version)))
    return { hotspots: await readHotspots(tx, root.id, [row.id]) }
  })
