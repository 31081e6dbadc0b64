import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { reviews } from '#database/schema/play.ts'

/** A missing review is no error. @throws AppError notAllowed when a moderator hid it: rewriting would undo that */
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
