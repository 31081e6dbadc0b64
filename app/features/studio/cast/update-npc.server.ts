import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import type { UpdateNpcInput } from '#app/features/studio/cast.schema.ts'
import { presentNpc } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { adventureNpcs } from '#database/schema/cast.ts'
import { npcColumns, readNpc, takeNpc } from './npc-rows.server.ts'

/** Saves what changed of an NPC. @throws AppError notFound, invalidInput (a picture of something else); EditConflict */
export const updateNpc = (database: Queryable, member: Member, input: InDraft<UpdateNpcInput>): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeNpc(tx, root.id, input.npcId, input.version)
    if (input.changes.avatarAssetId) await requireAssetOfAdventure(tx, root.id, input.changes.avatarAssetId)
    const columns = npcColumns(row.translations, input.changes, root.primaryLanguage)
    const before = presentNpc(row)
    const translatedFrom = translatedFromAfter(
      'npc',
      before,
      { ...before, ...defined(columns) },
      input.changes.translatedFrom,
      root.primaryLanguage,
    )
    await tx
      .update(adventureNpcs)
      .set({ ...columns, translatedFrom, version: row.version + 1 })
      .where(
        and(
          eq(adventureNpcs.id, row.id),
          eq(adventureNpcs.adventureId, root.id),
          eq(adventureNpcs.version, row.version),
        ),
      )
    return { npcs: [await readNpc(tx, root.id, row.id)] }
  })
