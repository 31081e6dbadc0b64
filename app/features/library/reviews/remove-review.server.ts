import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { reviews } from '#database/schema/play.ts'

/**
 * Takes a member's own review away. One that a moderator hid stays, or writing it anew would undo the hiding; removing what is not there
 * is done already.
 * @throws AppError notAllowed when it is hidden
 */
export const removeReview = (database: Database, userId: string, adventureId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const own = and(eq(reviews.adventureId, adventureId), eq(reviews.userId, userId))
    const removed = await tx
      .delete(reviews)
      .where(and(own, isNull(reviews.hiddenAt)))
      .returning({ id: reviews.id })
    if (removed.length > 0) return announcePageChange(tx)
    const [hidden] = await tx.select({ id: reviews.id }).from(reviews).where(own)
    if (hidden) throw new AppError('notAllowed', { log: 'the review is hidden' })
  })
