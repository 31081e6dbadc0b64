/** Seconds until another process may pick a mail up; far longer than sending can take. */
export const claimSeconds = 300

/** Milliseconds after which sending is aborted. */
export const sendingMs = 60_000

export const mostAttempts = 50

/** Days. */
export const keptDays = 30
