/** How long a process has for one mail, in seconds, before another may take it up. Far longer than sending can last. */
export const claimSeconds = 300

/** What is written to a mail server for longer than this is broken off, in milliseconds. */
export const sendingMs = 60_000

/** After this many tries, counted over all starts, a mail is given up. */
export const mostAttempts = 50

/** Sent, failed and expired mails are kept this long after they were written, in days; then they are deleted. */
export const keptDays = 30
