/** Fewest and most categories, and things in each: five times six already takes a long evening. */
export const fewestCategories = 2
export const mostCategories = 5
export const fewestItems = 2
export const mostItems = 6

export const mostClues = 30

export const mostChecks = 10
export const usualChecks = 3

export const mostDeductions = 5
export const usualDeductions = 2

export const longestNote = 1000

/** An unfilled place of a table that is checked before it is complete. */
export const open = -1

export const longestName = 40
export const longestClue = 300
