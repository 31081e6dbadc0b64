import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { UpdateNodeInput } from '#app/features/studio/cast.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { npcDialogueNodes } from '#database/schema/adventures.ts'
import { nodeColumns, readNode, takeNode } from './node-rows.server.ts'

/** Saves what changed of a dialogue node. @throws AppError notFound; EditConflict */
export const updateNode = (database: Queryable, member: Member, input: InDraft<UpdateNodeInput>): Promise<DraftChange> =>
  editDraft(database, member, input.adventureId, async (tx, root) => {
    const row = await takeNode(tx, root.id, input.id, input.version)
    await tx
      .update(npcDialogueNodes)
      .set({ ...nodeColumns(row.translations, input.changes, root.primaryLanguage), version: row.version + 1 })
      .where(and(eq(npcDialogueNodes.id, row.id), eq(npcDialogueNodes.npcId, row.npcId), eq(npcDialogueNodes.version, row.version)))
    return { nodes: [await readNode(tx, root.id, row.id)] }
  })
