import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { DeleteItemInput } from '#app/features/studio/cast.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { findLeadingHotspots, readHotspots } from '#app/features/studio/scenes/hotspot-rows.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventureItems } from '#database/schema/cast.ts'
import { takeItem } from './item-rows.server.ts'

/** Removes an item; hotspots that give it lose their target. @throws AppError notFound; EditConflict */
export const deleteItem = (
  database: Queryable,
  member: Member,
  input: InDraft<DeleteItemInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeItem(tx, root.id, input.itemId, input.version)
    const leading = await findLeadingHotspots(tx, 'item', row.id)
    await tx.delete(adventureItems).where(and(eq(adventureItems.id, row.id), eq(adventureItems.adventureId, root.id)))
    return { removed: [row.id], hotspots: await readHotspots(tx, root.id, leading) }
  })
