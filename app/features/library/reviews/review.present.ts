import { portraitUrl } from '#app/features/media/asset.present.ts'
import type { ReviewRow } from './review.queries.server.ts'
import type { RatingStanding } from './review.policy.ts'

/** Times are ISO 8601. */
export type ShownReview = ReturnType<typeof presentReview>

export function presentReview(row: ReviewRow, viewerId: string | null) {
  return {
    id: row.id,
    name: row.name,
    portrait: portraitUrl(row.portrait),
    rating: row.rating,
    text: row.text,
    writtenAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    answer: row.answer === null ? null : { text: row.answer, at: (row.answeredAt ?? row.createdAt).toISOString() },
    isOwn: viewerId !== null && row.userId === viewerId,
  }
}

/** Praise; `name` is null when the author's account is gone. */
export type Praise = { name: string | null; rating: number; text: string }

export type ReviewsView = {
  adventureId: string
  creatorName: string | null
  average: number | null
  count: number
  /** How many give 1, 2, 3, 4, 5 stars. */
  counts: number[]
  page: number
  pages: number
  reviews: ShownReview[]
  praise: Praise | null
  standing: RatingStanding
  own: OwnReview | null
}

export type OwnReview = { rating: number; text: string }
