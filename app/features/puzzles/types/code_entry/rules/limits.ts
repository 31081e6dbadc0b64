/** In characters. A file of its own, so that the player's chunk does not carry the schemas. */
export const longestCode = 64

export const mostSigns = 12
/** Longest of these signs: one emoji may be several characters long. */
export const longestSign = 8
export const longestSignName = 30
