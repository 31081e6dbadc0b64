import { and, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { reviews } from '#database/schema/play.ts'
import { ratingStanding } from './review.policy.ts'
import { findRatingFacts } from './review.queries.server.ts'
import type { Review } from './review.schema.ts'

/** Idempotent. @throws AppError notFound, notAllowed (own, not finished, hidden by a moderator) */
export const rateAdventure = (
  database: Database,
  userId: string,
  { adventureId, rating, text }: Review & { adventureId: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    const found = await findRatingFacts(tx, adventureId, { userId, guestHash: null })
    if (!found) throw new AppError('notFound')
    const standing = ratingStanding(found.facts)
    if (standing !== 'may') throw new AppError('notAllowed', { log: `rating: ${standing}` })
    const written = await tx
      .insert(reviews)
      .values({ adventureId, userId, rating, text })
      .onConflictDoUpdate({
        target: [reviews.adventureId, reviews.userId],
        set: { rating, text, editedAt: sql`now()`, updatedAt: sql`now()`, version: sql`${reviews.version} + 1` },
        // A moderator may have hidden it since it was read
        setWhere: and(
          isNull(reviews.hiddenAt),
          or(sql`${reviews.rating} <> excluded.rating`, sql`${reviews.text} <> excluded.text`),
        ),
      })
      .returning({ id: reviews.id })
    if (written.length > 0) await announcePageChange(tx)
  })
