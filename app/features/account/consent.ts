/** The version of the texts in app/features/legal/content: the month of their last change. People who accepted an older
 * one are told at the next sign-in. */
export const consentVersion = '2026-12'

export const leastAge = 14
