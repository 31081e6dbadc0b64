/** Characters in a review, and in the creator's answer to it. */
export const longestReview = 2_000

/** How many reviews a page of them shows. */
export const reviewsPerPage = 10

/** The lowest and highest rating, from bad to good. */
export const stars = [1, 2, 3, 4, 5] as const
