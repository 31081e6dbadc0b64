import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { ratingStanding } from './review.policy.ts'
import type { RatingStanding } from './review.policy.ts'
import { reviewsPerPage } from './review-limits.ts'
import { pullQuote } from './pull-quote.ts'
import { presentReview } from './review.present.ts'
import type { OwnReview, ReviewsView } from './review.present.ts'
import { findPraise, findRatingFacts, findRatings, listReviews } from './review.queries.server.ts'

export const pageOf = (searchParams: URLSearchParams): number => {
  const asked = searchParams.get('reviews') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** A page after the last is the last. @throws AppError notFound when visitors may not see the adventure */
export async function readReviews(
  database: Database,
  { adventureId, page: asked, person }: { adventureId: string; page: number; person: Person },
): Promise<ReviewsView> {
  const [ratings, standing] = await Promise.all([
    findRatings(database, adventureId),
    readStanding(database, adventureId, person),
  ])
  if (!ratings) throw new AppError('notFound')
  const pages = Math.max(1, Math.ceil(ratings.count / reviewsPerPage))
  const page = Math.min(asked, pages)
  const [rows, praise] =
    ratings.count === 0
      ? [[], undefined]
      : await Promise.all([listReviews(database, adventureId, page), findPraise(database, adventureId)])
  const { creatorName, average, count, counts } = ratings
  return {
    adventureId,
    creatorName,
    average,
    count,
    counts,
    page,
    pages,
    reviews: rows.map((row) => presentReview(row, person.userId)),
    praise: praise ? { ...praise, text: pullQuote(praise.text) } : null,
    ...standing,
  }
}

/** @throws AppError notFound when visitors may not see the adventure */
export async function readStanding(
  database: Database,
  adventureId: string,
  person: Person,
): Promise<{ standing: RatingStanding; own: OwnReview | null }> {
  if (person.userId === null && person.guestHash === null) return { standing: 'visitor', own: null }
  const found = await findRatingFacts(database, adventureId, person)
  if (!found) throw new AppError('notFound')
  return { standing: ratingStanding(found.facts), own: found.own && { rating: found.own.rating, text: found.own.text } }
}
