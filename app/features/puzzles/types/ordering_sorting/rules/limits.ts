/** Fewest cards that can be put in order at all, and most that a phone shows without it becoming a chore. */
export const fewestItems = 2
export const mostItems = 16

export const longestItem = 200
export const longestEnd = 60

export const longestAlt = 200

/** Boxes that cards are sorted into: with only one there would be nothing to sort. */
export const fewestBins = 2
export const mostBins = 5
export const longestBin = 60

export const tray = -1
