/** Signs of each text; the table has the same. */
export const longest = { title: 80, question: 600, opened: 600, openedLink: 300 } as const

/** Days until a lock is deleted that nobody has kept, and until a browser's way with a lock is forgotten. */
export const keptDays = 30

/** Of what the puzzle's own form sends. */
export const mostDraftText = 60_000
