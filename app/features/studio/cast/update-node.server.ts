import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { UpdateNodeInput } from '#app/features/studio/cast.schema.ts'
import { presentNode } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { npcDialogueNodes } from '#database/schema/cast.ts'
import { nodeColumns, readNode, takeNode } from './node-rows.server.ts'

/** Saves what changed of a dialogue node. @throws AppError notFound; EditConflict */
export const updateNode = (
  database: Queryable,
  member: Member,
  input: InDraft<UpdateNodeInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeNode(tx, root.id, input.id, input.version)
    const columns = nodeColumns(row.translations, input.changes, root.primaryLanguage)
    const before = presentNode(row)
    const translatedFrom = translatedFromAfter(
      'node',
      before,
      { ...before, ...defined(columns) },
      input.changes.translatedFrom,
      root.primaryLanguage,
    )
    await tx
      .update(npcDialogueNodes)
      .set({ ...columns, translatedFrom, version: row.version + 1 })
      .where(
        and(
          eq(npcDialogueNodes.id, row.id),
          eq(npcDialogueNodes.npcId, row.npcId),
          eq(npcDialogueNodes.version, row.version),
        ),
      )
    return { nodes: [await readNode(tx, root.id, row.id)] }
  })
