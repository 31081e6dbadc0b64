import { getDatabase } from '#app/platform/database/client.server.ts'
import { handleReviewForm, typedText } from './handle-review-form.server.ts'
import type { Refused } from './handle-review-form.server.ts'
import { rateAdventure } from './rate-adventure.server.ts'
import { removeReview } from './remove-review.server.ts'
import type { TypedReview } from './review-form.ts'
import { reviewSchema } from './review.schema.ts'

/** `intent` = `remove` removes the review. @throws AppError notFound when visitors may not see the adventure */
export async function submitReview(
  data: FormData,
  { userId, adventureId }: { userId: string; adventureId: string },
): Promise<'saved' | 'removed' | Refused<TypedReview>> {
  const typed = { rating: Number(typedText(data, 'rating')) || null, text: typedText(data, 'text') }
  const carriedOut = await handleReviewForm({ data, schema: reviewSchema, typed, userId, what: 'a review' }, (review) =>
    review
      ? rateAdventure(getDatabase(), userId, { ...review, adventureId })
      : removeReview(getDatabase(), userId, adventureId),
  )
  return 'done' in carriedOut ? carriedOut.outcome : carriedOut
}
