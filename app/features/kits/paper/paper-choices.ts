export const papers = ['us-letter', 'a4'] as const

/** `low`: no filled areas, no colour. */
export const inks = ['colour', 'low'] as const
