/** `low`: no filled areas, no colour. */
export const inks = ['colour', 'low'] as const

/** How a dinner's guests get their rounds. `roll`: a sheet folded up and sealed; who has too much to say for it gets
 * cards. */
export const roundForms = ['roll', 'cards'] as const

/** People beyond a dinner's parts, who get detectives' sheets. */
export const mostDetectives = 6

/** Of each line that a host enters for an evening, in characters. */
export const longestDetail = 120
