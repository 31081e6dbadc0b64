export const papers = ['us-letter', 'a4'] as const

/** `low` fills no area and needs no colour. */
export const inks = ['colour', 'low'] as const
