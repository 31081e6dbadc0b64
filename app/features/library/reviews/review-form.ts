export type FieldProblem = 'missing' | 'long' | 'signs' | 'empty'

export type RefusedForm<Typed> = {
  problems: { [field in keyof Typed]?: FieldProblem } & { form?: string }
  typed: Typed
}

export type TypedReview = { rating: number | null; text: string }
export type RefusedReview = RefusedForm<TypedReview>

export type TypedAnswer = { answer: string }
export type RefusedAnswer = RefusedForm<TypedAnswer>

export const reviewPath = (adventureId: string): string => `/adventure/${adventureId}/review`

export const answerPath = (reviewId: string): string => `/reviews/${reviewId}/answer`

export const reviewsAnchor = 'review'
