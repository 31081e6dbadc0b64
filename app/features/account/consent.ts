/** The version of the player agreement and privacy policy that a sign-up accepts; the pages say when they were last updated. */
export const consentVersion = '2025-01'

export const leastAge = 14
