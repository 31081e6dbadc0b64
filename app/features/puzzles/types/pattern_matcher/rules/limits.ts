/** Fewest and most places of a board: six times six on a phone are still 44 px wide. */
export const fewestPlaces = 4
export const mostPlaces = 36

export const mostSteps = 36

export const firstSteps = 2

export const mostReplays = 5
