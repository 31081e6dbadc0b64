import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findNodeRows, findNpcRows } from '#app/features/adventure/draft.queries.server.ts'
import type { OrderNodesInput } from '#app/features/studio/cast.schema.ts'
import { presentNode } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { goneFrom, placesIn } from '#app/features/studio/places-in.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { npcDialogueNodes } from '#database/schema/cast.ts'

/**
 * Puts the steps of an NPC's dialogue into the order in which a conversation looks for its beginning; those that are not named
 * follow in the order that they had. They keep their versions: nothing that their own form edits has changed.
 * What is gone from it is left out and named in the answer.
 * @throws AppError notFound (the NPC, or all of the steps)
 */
export const orderNodes = (
  database: Queryable,
  member: Member,
  input: InDraft<OrderNodesInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const npc = foundOne(await findNpcRows(tx, root.id, [input.npcId]))
    const rows = await tx
      .select({ id: npcDialogueNodes.id, displayOrder: npcDialogueNodes.displayOrder })
      .from(npcDialogueNodes)
      .where(eq(npcDialogueNodes.npcId, npc.id))
      .orderBy(npcDialogueNodes.displayOrder, npcDialogueNodes.createdAt, npcDialogueNodes.id)
    const moved = placesIn(rows, input.nodeIds)
    for (const { id, displayOrder } of moved) {
      await tx
        .update(npcDialogueNodes)
        .set({ displayOrder })
        .where(and(eq(npcDialogueNodes.id, id), eq(npcDialogueNodes.npcId, npc.id)))
    }
    return {
      nodes: (
        await findNodeRows(
          tx,
          root.id,
          moved.map((row) => row.id),
        )
      ).map(presentNode),
      ...goneFrom(rows, input.nodeIds),
    }
  })
