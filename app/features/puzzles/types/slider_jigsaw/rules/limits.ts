/** Fewest and most tiles along one side: six of them on a phone are still 44 px wide. */
export const fewestTiles = 2
export const mostTiles = 6

/** Longest list of moves that is judged. Nobody needs that many; the view says so and offers to start again. */
export const mostMoves = 5000

export const longestMessage = 200

/** Fewest tiles that are not in their places at the start: two can be swapped, one could not. */
export const fewestLoose = 2
