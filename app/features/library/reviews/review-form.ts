import type { ErrorCode } from '#app/shared/app-error.ts'

/** Why a field or a whole form came back; `error-text.ts` has the words of the codes. */
export type FieldProblem = 'missing' | 'long' | 'signs' | 'empty'

/** A form that came back: what is wrong with its fields, or with all of it, and what was typed. */
export type RefusedForm<Typed> = {
  problems: { [field in keyof Typed]?: FieldProblem } & { form?: ErrorCode }
  typed: Typed
}

export type TypedReview = { rating: number | null; text: string }
export type RefusedReview = RefusedForm<TypedReview>

export type TypedAnswer = { answer: string }
export type RefusedAnswer = RefusedForm<TypedAnswer>

/** Where the form of a review is sent to and, without scripts, comes back when it is refused. */
export const reviewPath = (adventureId: string): string => `/adventure/${adventureId}/review`

export const answerPath = (reviewId: string): string => `/reviews/${reviewId}/answer`

/** Where the reader's own review, or the form of it, stands on an adventure's page. */
export const reviewsAnchor = 'review'
