/*
 * On their own, so that the player's chunk does not carry the schemas.
 */

/** Longest answer, in characters. */
export const longestAnswer = 200
/** Longest word on whose sound it is. */
export const longestCredit = 300
