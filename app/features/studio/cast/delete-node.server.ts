import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { DeleteNodeInput } from '#app/features/studio/cast.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { npcDialogueNodes } from '#database/schema/cast.ts'
import { takeNode } from './node-rows.server.ts'

/** Removes a dialogue node; choices that led to it stay in the draft, where the checker points at them. @throws AppError notFound; EditConflict */
export const deleteNode = (
  database: Queryable,
  member: Member,
  input: InDraft<DeleteNodeInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeNode(tx, root.id, input.id, input.version)
    await tx.delete(npcDialogueNodes).where(and(eq(npcDialogueNodes.id, row.id), eq(npcDialogueNodes.npcId, row.npcId)))
    return { removed: [row.id] }
  })
