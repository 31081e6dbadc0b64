export const hintLevels = ['nudge', 'method', 'near_solution'] as const
export type HintLevel = (typeof hintLevels)[number]

export const mostHints = 30
