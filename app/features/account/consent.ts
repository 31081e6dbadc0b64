/** The version that a sign-up accepts; the pages show when they were last updated. */
export const consentVersion = '2025-01'

export const leastAge = 14
