/** Characters. */
export const longestReview = 2_000

export const reviewsPerPage = 10

export const stars = [1, 2, 3, 4, 5] as const

/** Minimum stars of a review that is quoted. */
export const leastPraise = 4
/** Characters. */
export const shortestQuote = 20
export const longestQuote = 180
