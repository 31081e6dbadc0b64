/** Longest answer, in characters. Its own file, so that the player's chunk does not include the schemas. */
export const longestAnswer = 200
export const mostBlanks = 8
export const mostSynonyms = 40
export const largestMargin = 1_000_000
