/** Of the texts in app/features/legal/content: the month of their last change. Who accepted an older one is told at the
 * next sign-in. */
export const consentVersion = '2026-12'

export const leastAge = 14
