import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { isShown } from '#app/shared/statuses.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { trashedAdventure } from './trash.queries.server.ts'

/** Restores its status too. @throws AppError notFound, also when its time in the trash is over */
export async function restoreAdventure(
  database: Queryable,
  member: Member,
  input: { adventureId: string },
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    const restored = await tx
      .update(adventures)
      .set({ deletedAt: null })
      .where(trashedAdventure(input.adventureId, member, now))
      .returning({ status: adventures.status })
    if (isShown(foundOne(restored).status)) await announcePageChange(tx)
  })
}
