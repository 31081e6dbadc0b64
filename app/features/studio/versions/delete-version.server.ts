import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { holdOwnAdventure } from './hold-own-adventure.server.ts'
import type { DeleteVersionInput } from './versions.schema.ts'

/** @throws AppError notFound */
export const deleteVersion = (database: Queryable, member: Member, input: InDraft<DeleteVersionInput>): Promise<void> =>
  holdOwnAdventure(
    database,
    member,
    input.adventureId,
    async (tx, id) => {
      const gone = await tx
        .delete(draftVersions)
        .where(and(eq(draftVersions.id, input.versionId), eq(draftVersions.adventureId, id)))
        .returning({ id: draftVersions.id })
      foundOne(gone)
    },
    'delete',
  )
