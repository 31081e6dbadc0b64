/** Longest answer, in characters. On its own, so that the player's chunk does not carry the schemas. */
export const longestAnswer = 200
/** Blanks that a riddle's text may have. */
export const mostBlanks = 8
