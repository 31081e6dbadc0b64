import type { PuzzleUpgrade } from '#app/features/puzzles/contract/contract.ts'

export const upgrades: readonly PuzzleUpgrade[] = [
  // 1 -> 2: there was one sound, to be heard and not seen, as often as one liked
  {
    from: 1,
    draft: (draft) => draft,
    presented: (presented) => ({ ...presented, slowUrl: '', mostPlays: 0, soundPicture: 'none', credit: '' }),
  },
]
