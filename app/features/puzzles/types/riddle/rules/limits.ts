/** Longest answer, in characters. On its own, so that the player's chunk does not carry the schemas. */
export const longestAnswer = 200
export const mostBlanks = 8
export const mostSynonyms = 40
