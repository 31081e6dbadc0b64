import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import type { UpdateItemInput } from '#app/features/studio/cast.schema.ts'
import { presentItem } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { adventureItems } from '#database/schema/cast.ts'
import { itemColumns, readItem, takeItem } from './item-rows.server.ts'

/** Saves what changed of an item. @throws AppError notFound, invalidInput (a picture of something else); EditConflict */
export const updateItem = (
  database: Queryable,
  member: Member,
  input: InDraft<UpdateItemInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeItem(tx, root.id, input.itemId, input.version)
    if (input.changes.iconAssetId) await requireAssetOfAdventure(tx, root.id, input.changes.iconAssetId)
    const columns = itemColumns(row.translations, input.changes, root.primaryLanguage)
    const before = presentItem(row)
    const translatedFrom = translatedFromAfter(
      'item',
      before,
      { ...before, ...defined(columns) },
      input.changes.translatedFrom,
      root.primaryLanguage,
    )
    await tx
      .update(adventureItems)
      .set({ ...columns, translatedFrom, version: row.version + 1 })
      .where(
        and(
          eq(adventureItems.id, row.id),
          eq(adventureItems.adventureId, root.id),
          eq(adventureItems.version, row.version),
        ),
      )
    return { items: [await readItem(tx, root.id, row.id)] }
  })
