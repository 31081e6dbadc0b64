/** Longest message and other reading. Its own file, so that the player's chunk does not include the schemas. */
export const longestText = 300

/** Longest answer: a player may type more spaces than the author did. */
export const longestAnswer = 400

export const longestSign = 8

/** Longest encrypted text: every character may become a sign of eight and a space, and a ligature two of those. */
export const longestCipherText = 8000

export const longestKeyword = 40
