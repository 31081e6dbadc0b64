/** How long a page counts as open after it has said so, in ms. */
export const hereMs = 30_000
