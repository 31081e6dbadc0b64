import type { JsonObject, PuzzleUpgrade } from '#app/features/puzzles/contract/contract.ts'

export const upgrades: readonly PuzzleUpgrade[] = [
  // 1 -> 2: things were listed by their names
  {
    from: 1,
    draft: (draft) => draft,
    presented: (presented) => ({
      ...presented,
      listBy: 'name',
      silhouettes: [],
      objects: Array.isArray(presented['objects'])
        ? presented['objects'].map((each) => ({ ...(each as JsonObject), clue: '' }))
        : [],
    }),
  },
]
