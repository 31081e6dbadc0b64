/** How far a hint of a ladder helps, from the first rung to the last; after it the answer can be had. */
export const hintLevels = ['nudge', 'method', 'near_solution'] as const
export type HintLevel = (typeof hintLevels)[number]

/** As many hints as a puzzle has room for, those that its type works out included. */
export const mostHints = 30
