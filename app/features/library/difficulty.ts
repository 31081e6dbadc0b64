/** The three names of an adventure's difficulty, and which of 1 to 5 each covers. */
export const difficultyBands = { beginner: [1, 2], moderate: [3], expert: [4, 5] } as const

export type DifficultyBand = keyof typeof difficultyBands
export const difficultyBandNames = Object.keys(difficultyBands) as DifficultyBand[]

/** @param difficulty from 1 to 5 */
export const bandOf = (difficulty: number): DifficultyBand =>
  difficultyBandNames.find((band) => Math.max(...difficultyBands[band]) >= difficulty) ?? 'expert'
