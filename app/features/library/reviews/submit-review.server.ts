import { getDatabase } from '#app/platform/database/client.server.ts'
import { failureOf } from '#app/platform/handled.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { answerReview } from './answer-review.server.ts'
import { rateAdventure } from './rate-adventure.server.ts'
import { removeReview } from './remove-review.server.ts'
import type { FieldProblem, RefusedAnswer, RefusedReview } from './review-form.ts'
import { answerSchema, reviewSchema } from './review.schema.ts'

/** A form that comes back with its problems and all that was typed, and the status to answer with. */
export type Refused<Result> = { result: Result; status: number; retryAfter?: number | undefined }

const typedText = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

const problemOf = (issues: readonly { path: PropertyKey[]; message: string }[], field: string): FieldProblem | undefined => issues.find((issue) => issue.path[0] === field)?.message as FieldProblem | undefined

/** Runs it; an error that we know, or not, becomes one of the form, so that nothing typed is lost. What does not exist stays "not found". */
async function attempt(what: string, run: () => Promise<void>): Promise<{ code: ErrorCode; status: number; retryAfter?: number | undefined } | null> {
  try {
    await run()
    return null
  } catch (error) {
    const failure = failureOf(error, `${what} was not kept`)
    if (failure.code === 'notFound') throw failure
    return failure
  }
}

/**
 * Rates an adventure, or removes the review (`intent` = `remove`), by the form's data. Counted here, when it is complete, so that the
 * text survives a refusal.
 * @throws AppError notFound when visitors may not see the adventure
 */
export async function submitReview(data: FormData, { userId, adventureId }: { userId: string; adventureId: string }): Promise<'saved' | 'removed' | Refused<RefusedReview>> {
  const removes = data.get('intent') === 'remove'
  data.delete('intent')
  const form = reviewSchema.safeParse(Object.fromEntries(data))
  const typed = { rating: Number(typedText(data, 'rating')) || null, text: typedText(data, 'text') }
  if (!removes && !form.success) {
    const { issues } = form.error
    const [rating, text] = [problemOf(issues, 'rating'), problemOf(issues, 'text')]
    return { result: { problems: rating || text ? { ...(rating ? { rating } : {}), ...(text ? { text } : {}) } : { form: 'invalidInput' }, typed }, status: 400 }
  }
  const failed = await attempt('a review', async () => {
    await consumeLimit('review', [`user:${userId}`])
    if (removes) return removeReview(getDatabase(), userId, adventureId)
    return rateAdventure(getDatabase(), userId, { ...form.data!, adventureId })
  })
  if (failed) return { result: { problems: { form: failed.code }, typed }, status: failed.status, retryAfter: failed.retryAfter }
  return removes ? 'removed' : 'saved'
}

/**
 * Answers a review as the adventure's creator, or removes the answer (`intent` = `remove`), by the form's data.
 * @throws AppError notFound when the review is not one of an adventure of theirs
 */
export async function submitAnswer(data: FormData, { userId, reviewId }: { userId: string; reviewId: string }): Promise<{ outcome: 'saved' | 'removed'; adventureId: string } | Refused<RefusedAnswer>> {
  const removes = data.get('intent') === 'remove'
  data.delete('intent')
  const form = answerSchema.safeParse(Object.fromEntries(data))
  const typed = { answer: typedText(data, 'answer') }
  if (!removes && !form.success) {
    const answer = problemOf(form.error.issues, 'answer')
    return { result: { problems: answer ? { answer } : { form: 'invalidInput' }, typed }, status: 400 }
  }
  let adventureId = ''
  const failed = await attempt('an answer', async () => {
    await consumeLimit('review', [`user:${userId}`])
    const answered = await answerReview(getDatabase(), userId, reviewId, removes ? null : form.data!.answer)
    adventureId = answered.adventureId
  })
  if (failed) return { result: { problems: { form: failed.code }, typed }, status: failed.status, retryAfter: failed.retryAfter }
  return { outcome: removes ? 'removed' : 'saved', adventureId }
}
