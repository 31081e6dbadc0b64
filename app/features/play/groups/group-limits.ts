/** Characters. */
export const longestSessionName = 80

/** Minutes that each team plays, and minutes that an organiser gives at once. */
export const minutesPlayed = { least: 5, most: 24 * 60 } as const
export const minutesGiven = { least: 1, most: 120 } as const

/** For how many days everything in a session is kept. */
export const daysKept = { least: 1, usual: 30, most: 365 } as const
