/* A file of its own, so that the player's chunk does not carry the schemas. */

export const longestAnswer = 200
export const longestCredit = 300
