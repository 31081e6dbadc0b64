import { examine } from '#app/features/adventure/checks/search/examine.ts'
import { largeAdventure } from '#app/features/adventure/checks/search/large-adventure.fixtures.ts'

/** How long the search before publishing takes. */
export interface CheckFigures {
  ms: number
  /** Moments of play that were told apart. */
  moments: number
  /** It can be finished, and no way of playing was left out. */
  decided: boolean
}

/** Measures the search of an adventure with so many scenes, and as many puzzles and as many items as `things`. */
export function measureCheck(scenes: number, things: number): CheckFigures {
  const adventure = largeAdventure(scenes, things)
  const start = performance.now()
  const { ends, complete, deadEndsComplete, moments } = examine(adventure)
  return { ms: performance.now() - start, moments, decided: ends === 'yes' && complete && deadEndsComplete }
}
