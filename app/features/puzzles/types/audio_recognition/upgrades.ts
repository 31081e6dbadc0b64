import type { PuzzleUpgrade } from '#app/features/puzzles/contract/contract.ts'

export const upgrades: readonly PuzzleUpgrade[] = [
  // 1 -> 2: there was one sound, only heard and not seen, without a limit
  {
    from: 1,
    draft: (draft) => draft,
    presented: (presented) => ({ ...presented, slowUrl: '', mostPlays: 0, soundPicture: 'none', credit: '' }),
  },
]
