import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import type { UpdateNpcInput } from '#app/features/studio/cast.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventureNpcs } from '#database/schema/adventures.ts'
import { npcColumns, readNpc, takeNpc } from './npc-rows.server.ts'

/** Saves what changed of an NPC. @throws AppError notFound, invalidInput (a picture of something else); EditConflict */
export const updateNpc = (database: Queryable, member: Member, input: InDraft<UpdateNpcInput>): Promise<DraftChange> =>
  editDraft(database, member, input.adventureId, async (tx, root) => {
    const row = await takeNpc(tx, root.id, input.npcId, input.version)
    if (input.changes.avatarAssetId) await requireAssetOfAdventure(tx, root.id, input.changes.avatarAssetId)
    await tx
      .update(adventureNpcs)
      .set({ ...npcColumns(row.translations, input.changes, root.primaryLanguage), version: row.version + 1 })
      .where(and(eq(adventureNpcs.id, row.id), eq(adventureNpcs.adventureId, root.id), eq(adventureNpcs.version, row.version)))
    return { npcs: [await readNpc(tx, root.id, row.id)] }
  })
