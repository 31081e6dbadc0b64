/** `low`: no filled areas, no colour. */
export const inks = ['colour', 'low'] as const

/** Of each line that a host enters for an evening, in characters. */
export const longestDetail = 120
