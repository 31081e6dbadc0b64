import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { DeleteNpcInput } from '#app/features/studio/cast.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { findLeadingHotspots, readHotspots } from '#app/features/studio/scenes/hotspot-rows.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { takeNpc } from './npc-rows.server.ts'

/** Removes an NPC; its dialogue goes with it, and hotspots that lead to it lose their target. @throws AppError notFound; EditConflict */
export const deleteNpc = (database: Queryable, member: Member, input: InDraft<DeleteNpcInput>): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeNpc(tx, root.id, input.npcId, input.version)
    const leading = await findLeadingHotspots(tx, 'npc', row.id)
    const said = await tx
      .select({ id: npcDialogueNodes.id })
      .from(npcDialogueNodes)
      .where(eq(npcDialogueNodes.npcId, row.id))
    await tx.delete(adventureNpcs).where(and(eq(adventureNpcs.id, row.id), eq(adventureNpcs.adventureId, root.id)))
    return { removed: [row.id, ...said.map((node) => node.id)], hotspots: await readHotspots(tx, root.id, leading) }
  })
