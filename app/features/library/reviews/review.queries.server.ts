import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { isShown } from '#app/features/library/library.queries.server.ts'
import { hasLost, isEntitled } from '#app/features/payments/ledger/entitled.server.ts'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { isAuthorWho } from '#app/features/drafts/draft-access.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { kitDownloads } from '#database/schema/kits.ts'
import { parties, players, reviews, runs } from '#database/schema/play.ts'
import type { RatingFacts } from './review.policy.ts'
import { leastPraise, reviewsPerPage, shortestQuote } from './review-limits.ts'

/** Written ones before bare stars, each newest first, without hidden ones. @param page from 1 */
export async function listReviews(database: Queryable, adventureId: string, page: number) {
  return database
    .select({
      id: reviews.id,
      userId: reviews.userId,
      name: users.name,
      portrait: { name: assets.name, mime: assets.mime },
      rating: reviews.rating,
      text: reviews.text,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
      answer: reviews.creatorAnswer,
      answeredAt: reviews.answeredAt,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .leftJoin(profiles, eq(profiles.id, reviews.userId))
    .leftJoin(assets, and(eq(assets.id, profiles.avatarAssetId), isNull(users.bannedAt)))
    .where(and(eq(reviews.adventureId, adventureId), isNull(reviews.hiddenAt)))
    .orderBy(sql`${reviews.text} = ''`, desc(reviews.createdAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
}

/** The newest of the best-rated reviews that are long enough to quote. */
export async function findPraise(database: Queryable, adventureId: string) {
  const [row] = await database
    .select({ name: users.name, rating: reviews.rating, text: reviews.text })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.adventureId, adventureId),
        isNull(reviews.hiddenAt),
        gte(reviews.rating, leastPraise),
        sql`length(trim(${reviews.text})) >= ${shortestQuote}`,
      ),
    )
    .orderBy(desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id))
    .limit(1)
  return row
}

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number]

/** Undefined when visitors may not see the adventure. */
export async function findRatings(database: Queryable, adventureId: string) {
  const [row] = await database
    .select({
      creatorName: users.name,
      average: adventures.averageRating,
      counts: adventures.ratingCounts,
      count: adventures.reviewCount,
    })
    .from(adventures)
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .where(and(eq(adventures.id, adventureId), isShown))
  return row
}

/** Undefined when visitors may not see the adventure. */
export async function findRatingFacts(database: Queryable, adventureId: string, person: Person) {
  const finished = sql<boolean>`exists (select from ${runs} join ${parties} on ${eq(parties.runId, runs.id)}
    join ${players} on ${eq(players.partyId, parties.id)}
    where ${and(
      eq(runs.adventureId, adventures.id),
      eq(runs.status, 'finished'),
      eq(runs.isPlaytest, false),
      eq(runs.isOwn, false),
      isNull(players.removedAt),
      playerIs(person),
    )})`
  const downloaded = sql<boolean>`exists (select from ${kitDownloads}
    where ${and(
      eq(kitDownloads.adventureId, adventures.id),
      person.userId === null ? sql`false` : eq(kitDownloads.userId, person.userId),
    )})`
  const [row] = await database
    .select({
      creatorId: adventures.creatorId,
      isAuthor: (person.userId === null ? sql`false` : isAuthorWho('read', person.userId)).mapWith(Boolean),
      hasFinished: sql<boolean>`(${finished} or ${downloaded})`,
      hasBought: isEntitled(person.userId),
      hasLost: hasLost(person.userId),
      ownId: reviews.id,
      rating: reviews.rating,
      text: reviews.text,
      hiddenAt: reviews.hiddenAt,
    })
    .from(adventures)
    .leftJoin(
      reviews,
      and(
        eq(reviews.adventureId, adventures.id),
        person.userId === null ? sql`false` : eq(reviews.userId, person.userId),
      ),
    )
    .where(and(eq(adventures.id, adventureId), isShown))
  if (!row) return undefined
  const { ownId, rating, text, hiddenAt } = row
  const own =
    ownId !== null && rating !== null && text !== null ? { id: ownId, rating, text, isHidden: hiddenAt !== null } : null
  const facts: RatingFacts = {
    isMember: person.userId !== null,
    isOwner: person.userId !== null && row.creatorId === person.userId,
    isAuthor: row.isAuthor,
    hasFinished: row.hasFinished,
    hasBought: row.hasBought,
    hasLost: row.hasLost,
    own,
  }
  return { facts, own }
}

/** Undefined unless this member made the adventure. */
export async function findReviewToAnswer(database: Queryable, creatorId: string, reviewId: string) {
  const [row] = await database
    .select({
      id: reviews.id,
      adventureId: reviews.adventureId,
      title: adventures.title,
      name: users.name,
      rating: reviews.rating,
      text: reviews.text,
      answer: reviews.creatorAnswer,
    })
    .from(reviews)
    .innerJoin(adventures, eq(adventures.id, reviews.adventureId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.id, reviewId),
        isNull(reviews.hiddenAt),
        eq(adventures.creatorId, creatorId),
        isNull(adventures.deletedAt),
      ),
    )
  return row
}
