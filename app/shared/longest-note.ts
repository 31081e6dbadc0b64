/** Of a note at a draft, in characters. */
export const longestNote = 2_000
