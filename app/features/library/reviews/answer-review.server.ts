import { and, eq, exists, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'
import { reviews } from '#database/schema/play.ts'

/** Null removes the answer. Admins may not answer: it is the creator's word. @throws AppError notFound */
export const answerReview = (
  database: Database,
  creatorId: string,
  reviewId: string,
  answer: string | null,
): Promise<{ adventureId: string }> =>
  database.transaction(async (tx) => {
    const theirs = tx
      .select({ id: adventures.id })
      .from(adventures)
      .where(
        and(eq(adventures.id, reviews.adventureId), eq(adventures.creatorId, creatorId), isNull(adventures.deletedAt)),
      )
    const [row] = await tx
      .update(reviews)
      .set({ creatorAnswer: answer, answeredAt: answer === null ? null : new Date() })
      .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt), exists(theirs)))
      .returning({ adventureId: reviews.adventureId })
    if (!row) throw new AppError('notFound')
    await announcePageChange(tx)
    return row
  })
