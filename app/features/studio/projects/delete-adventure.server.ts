import { sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { isShown } from '#app/shared/statuses.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { DeleteAdventureInput } from './projects.schema.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures } from '#database/schema/adventures.ts'

/** Moves it to the trash for 30 days; running parties continue and buyers keep it. @throws AppError notFound */
export async function deleteAdventure(database: Queryable, member: Member, input: DeleteAdventureInput): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await tx
      .update(adventures)
      .set({ deletedAt: sql`now()` })
      .where(draftFor('delete', input.adventureId, member))
      .returning({ status: adventures.status })
    if (isShown(foundOne(deleted).status)) await announcePageChange(tx)
  })
}
