import { getDatabase } from '#app/platform/database/client.server.ts'
import { answerReview } from './answer-review.server.ts'
import { handleReviewForm, typedText } from './handle-review-form.server.ts'
import type { Refused } from './handle-review-form.server.ts'
import type { TypedAnswer } from './review-form.ts'
import { answerSchema } from './review.schema.ts'

/** `intent` = `remove` removes the answer. @throws AppError notFound for a review of somebody else's adventure */
export async function submitAnswer(
  data: FormData,
  { userId, reviewId }: { userId: string; reviewId: string },
): Promise<{ outcome: 'saved' | 'removed'; adventureId: string } | Refused<TypedAnswer>> {
  const typed = { answer: typedText(data, 'answer') }
  const carriedOut = await handleReviewForm(
    { data, schema: answerSchema, typed, userId, what: 'an answer' },
    (written) => answerReview(getDatabase(), userId, reviewId, written?.answer ?? null),
  )
  return 'done' in carriedOut ? { outcome: carriedOut.outcome, adventureId: carriedOut.done.adventureId } : carriedOut
}
