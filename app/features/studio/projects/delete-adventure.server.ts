import { sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { isListed } from '#app/features/adventure/status.ts'
import { editableAdventure } from '#app/features/media/asset.queries.server.ts'
import type { DeleteAdventureInput } from '#app/features/studio/details.schema.ts'
import { foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures } from '#database/schema/adventures.ts'

/**
 * Puts an adventure into the trash, where it stays for 30 days: it is no longer listed, edited or started; runs under way
 * go on and buyers keep what they bought.
 * @throws AppError notFound when it is absent, in the trash already or not theirs
 */
export async function deleteAdventure(database: Queryable, member: Member, input: DeleteAdventureInput): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await tx
      .update(adventures)
      .set({ deletedAt: sql`now()`, version: sql`${adventures.version} + 1` })
      .where(editableAdventure(input.adventureId, member))
      .returning({ status: adventures.status })
    if (isListed(foundOne(deleted).status)) await announcePageChange(tx)
  })
}
