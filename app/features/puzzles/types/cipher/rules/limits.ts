/** Longest message and other reading. A file of its own, so that the player's chunk does not carry the schemas. */
export const longestText = 300

/** Longest answer: a player may put more spaces than the author did. */
export const longestAnswer = 400

export const longestSign = 8

/** Longest encrypted text: every character may become a sign of eight and a space, and a ligature two of them. */
export const longestCipherText = 8000
