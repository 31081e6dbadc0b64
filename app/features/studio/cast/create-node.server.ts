import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findNodeRows, findNpcRows } from '#app/features/adventure/draft.queries.server.ts'
import type { CreateNodeInput } from '#app/features/studio/cast.schema.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { presentNode } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import { InvalidInput } from '#app/features/studio/edit-refusals.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { npcDialogueNodes } from '#database/schema/cast.ts'
import { nodeColumns, readNode } from './node-rows.server.ts'

/**
 * Adds a step to an NPC's dialogue, at the end, with a name of its own unless one is given. Sent again with the same id it
 * changes nothing.
 * @throws AppError notFound (the NPC, or an id that is taken elsewhere), tooLarge; InvalidInput for a name that the NPC has already
 */
export const createNode = (
  database: Queryable,
  member: Member,
  input: InDraft<CreateNodeInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const npc = foundOne(await findNpcRows(tx, root.id, [input.npcId]))
    const id = input.id ?? newId()
    const count = await countOthers(tx, npcDialogueNodes.npcId, npc.id, id)
    requireRoom('nodes', count)
    const nodeId = input.nodeId ?? `node_${randomName().slice(0, 8)}`
    const [created] = await tx
      .insert(npcDialogueNodes)
      .values({
        displayOrder: count,
        ...defined(nodeColumns({}, input, root.primaryLanguage)),
        id,
        npcId: npc.id,
        nodeId,
        content: input.content,
      })
      .onConflictDoNothing()
      .returning({ id: npcDialogueNodes.id })
    if (created) return { nodes: [await readNode(tx, root.id, id)] }
    const [again] = await findNodeRows(tx, root.id, [id])
    if (again) return { nodes: [presentNode(again)] }
    const [named] = await tx
      .select({ id: npcDialogueNodes.id })
      .from(npcDialogueNodes)
      .where(and(eq(npcDialogueNodes.npcId, npc.id), eq(npcDialogueNodes.nodeId, nodeId)))
    foundOne([named].filter((row) => row !== undefined))
    throw new InvalidInput({ nodeId: ['studio_errors_node_name'] })
  })
