import { sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findNodeRows } from '#app/features/adventure/draft.queries.server.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import type { CreateNpcInput } from '#app/features/studio/cast.schema.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { presentNode } from '#app/features/studio/draft.present.ts'
import type { NodeView } from '#app/features/studio/draft-view.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftRoot, InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { linkAgain } from '#app/features/studio/scenes/hotspot-rows.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { newId } from '#app/shared/ids.ts'
import { adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { nodeColumns } from './node-rows.server.ts'
import { npcColumns, readNpc } from './npc-rows.server.ts'

/**
 * Adds an NPC, or puts back one that was deleted, with its dialogue. Sent again with the same id it changes nothing.
 * @throws AppError notFound (also for an id that is taken elsewhere), tooLarge, invalidInput (a picture of something else)
 */
export const createNpc = (database: Queryable, member: Member, input: InDraft<CreateNpcInput>): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const id = input.id ?? newId()
    requireRoom('npcs', await countOthers(tx, adventureNpcs.adventureId, root.id, id))
    if (input.avatarAssetId) await requireAssetOfAdventure(tx, root.id, input.avatarAssetId)
    const [created] = await tx
      .insert(adventureNpcs)
      .values({
        ...npcColumns({}, input, root.primaryLanguage),
        id,
        adventureId: root.id,
        createdAt: sql`clock_timestamp()`,
        name: input.name,
      })
      .onConflictDoNothing({ target: adventureNpcs.id })
      .returning({ id: adventureNpcs.id })
    const npc = await readNpc(tx, root.id, id)
    const hotspots = await linkAgain(tx, root.id, { type: 'npc', id, isNew: Boolean(created) }, input.leading ?? [])
    const nodes = input.nodes ?? []
    if (created) await putNodes(tx, root, id, nodes)
    return {
      npcs: [npc],
      hotspots,
      nodes: await readNodes(
        tx,
        root,
        id,
        nodes.map((node) => node.id),
      ),
    }
  })

/** The dialogue of an NPC that is put back and has none yet; a node whose id is taken elsewhere is left out. */
async function putNodes(
  tx: Transaction,
  root: DraftRoot,
  npcId: string,
  nodes: NonNullable<CreateNpcInput['nodes']>,
): Promise<void> {
  for (const node of nodes) {
    await tx
      .insert(npcDialogueNodes)
      .values({
        ...defined(nodeColumns({}, node, root.primaryLanguage)),
        id: node.id,
        npcId,
        nodeId: node.nodeId,
        content: node.content,
      })
      .onConflictDoNothing()
  }
}

async function readNodes(tx: Transaction, root: DraftRoot, npcId: string, ids: readonly string[]): Promise<NodeView[]> {
  if (ids.length === 0) return []
  return (await findNodeRows(tx, root.id, ids)).filter((row) => row.npcId === npcId).map(presentNode)
}
