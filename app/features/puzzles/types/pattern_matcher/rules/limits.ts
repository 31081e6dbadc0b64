/** Fewest and most places of a board: six times six on a phone are still 44 px wide. */
export const fewestPlaces = 4
export const mostPlaces = 36

/** Of the names of rows, and of those of columns: the largest board is a square. */
export const mostLineNames = Math.sqrt(mostPlaces)
export const longestLineName = 60

export const mostSteps = 36

export const firstSteps = 2

export const mostReplays = 5
