/** Fewest and most places of a board: six times six on a phone are still 44 px wide. */
export const fewestPlaces = 4
export const mostPlaces = 36

/** Longest pattern, in steps. */
export const mostSteps = 36

/** How many steps a pattern that grows is shown of at first. */
export const firstSteps = 2

/** How often at most an author may limit a pattern to be seen before each try. */
export const mostReplays = 5
