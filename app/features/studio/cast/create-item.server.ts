import { sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import type { CreateItemInput } from '#app/features/studio/cast.schema.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { linkAgain } from '#app/features/studio/scenes/hotspot-rows.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { adventureItems } from '#database/schema/cast.ts'
import { itemColumns, readItem } from './item-rows.server.ts'

/**
 * Adds an item, or puts back one that was deleted. Sent again with the same id it changes nothing.
 * @throws AppError notFound (also for an id that is taken elsewhere), tooLarge, invalidInput (a picture of something else)
 */
export const createItem = (
  database: Queryable,
  member: Member,
  input: InDraft<CreateItemInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const id = input.id ?? newId()
    requireRoom('items', await countOthers(tx, adventureItems.adventureId, root.id, id))
    if (input.iconAssetId) await requireAssetOfAdventure(tx, root.id, input.iconAssetId)
    const [created] = await tx
      .insert(adventureItems)
      .values({
        ...itemColumns({}, input, root.primaryLanguage),
        id,
        adventureId: root.id,
        createdAt: sql`clock_timestamp()`,
        name: input.name,
      })
      .onConflictDoNothing({ target: adventureItems.id })
      .returning({ id: adventureItems.id })
    return {
      items: [await readItem(tx, root.id, id)],
      hotspots: await linkAgain(tx, root.id, { type: 'item', id, isNew: Boolean(created) }, input.leading ?? []),
    }
  })
