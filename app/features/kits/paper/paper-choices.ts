/** `low`: no filled areas, no colour. */
export const inks = ['colour', 'low'] as const
