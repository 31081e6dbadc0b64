import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { goneFrom, placesIn } from '#app/features/studio/places-in.ts'
import type { OrderScenesInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventureScenes } from '#database/schema/scenes.ts'

/**
 * Puts the scenes into an order; those that are not named follow in the order that they had. They keep their versions:
 * nothing that their own form edits has changed.
 * What is gone from this draft is left out and named in the answer.
 * @throws AppError notFound when none of them is in this draft
 */
export const orderScenes = (
  database: Queryable,
  member: Member,
  input: InDraft<OrderScenesInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const rows = await findSceneRows(tx, root.id)
    const moved = placesIn(rows, input.sceneIds)
    for (const { id, displayOrder } of moved) {
      await tx
        .update(adventureScenes)
        .set({ displayOrder })
        .where(and(eq(adventureScenes.id, id), eq(adventureScenes.adventureId, root.id)))
    }
    const scenes = await findSceneRows(
      tx,
      root.id,
      moved.map((row) => row.id),
    )
    return { scenes: scenes.map(presentScene), ...goneFrom(rows, input.sceneIds) }
  })
