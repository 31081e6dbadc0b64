import { sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import type { CreateNpcInput } from '#app/features/studio/cast.schema.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { adventureNpcs } from '#database/schema/adventures.ts'
import { npcColumns, readNpc } from './npc-rows.server.ts'

/**
 * Adds an NPC. Sent again with the same id it changes nothing.
 * @throws AppError notFound (also for an id that is taken elsewhere), tooLarge, invalidInput (a picture of something else)
 */
export const createNpc = (database: Queryable, member: Member, input: InDraft<CreateNpcInput>): Promise<DraftChange> =>
  editDraft(database, member, input.adventureId, async (tx, root) => {
    const id = input.id ?? newId()
    requireRoom('npcs', await countOthers(tx, adventureNpcs.adventureId, root.id, id))
    if (input.avatarAssetId) await requireAssetOfAdventure(tx, root.id, input.avatarAssetId)
    await tx
      .insert(adventureNpcs)
      .values({ ...npcColumns({}, input, root.primaryLanguage), id, adventureId: root.id, createdAt: sql`clock_timestamp()`, name: input.name })
      .onConflictDoNothing({ target: adventureNpcs.id })
    return { npcs: [await readNpc(tx, root.id, id)] }
  })
