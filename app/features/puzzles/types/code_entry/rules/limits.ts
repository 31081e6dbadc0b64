/** In characters. Its own file, so that the player's chunk does not include the schemas. */
export const longestCode = 64

export const mostSigns = 12
/** Longest of these signs: a single emoji may be several characters long. */
export const longestSign = 8
export const longestSignName = 30
