/** Fewest cards that can be put in order at all, and most that a phone shows without becoming a chore. */
export const fewestItems = 2
export const mostItems = 16

/** Longest text of a card, and of the words at either end, in characters. */
export const longestItem = 200
export const longestEnd = 60
