import type { ErrorCode } from '#app/shared/app-error.ts'

/** Why a field or a whole form came back; `error-text.ts` has the words of the codes. */
export type FieldProblem = 'missing' | 'long' | 'signs' | 'empty'

/** A form that came back: what is wrong with it, and what was typed. */
export type RefusedReview = { problems: { rating?: FieldProblem; text?: FieldProblem; form?: ErrorCode }; typed: { rating: number | null; text: string } }

/** The same of an answer. */
export type RefusedAnswer = { problems: { answer?: FieldProblem; form?: ErrorCode }; typed: { answer: string } }

/** Where the form of a review is sent to and, without scripts, comes back when it is refused. */
export const reviewPath = (adventureId: string): string => `/adventure/${adventureId}/review`

export const answerPath = (reviewId: string): string => `/reviews/${reviewId}/answer`

/** Where the reader's own review, or the form of it, stands on an adventure's page. */
export const reviewsAnchor = 'review'
