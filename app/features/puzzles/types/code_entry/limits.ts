/** Longest code and longest answer, in characters. On its own, so that the player's chunk does not carry the schemas. */
export const longestCode = 64
