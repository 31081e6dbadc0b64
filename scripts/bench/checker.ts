import { examine } from '#app/features/adventure/checks/search/examine.ts'
import { hubAdventure, largeAdventure } from '#app/features/adventure/checks/search/large-adventure.fixtures.ts'

/** How long the search before publishing takes. */
export interface CheckFigures {
  ms: number
  /** Moments of play that were told apart. */
  moments: number
  /** It is known to have an ending, and what can be come to in it. */
  decided: boolean
  /** Every way into a dead end was looked for, too. */
  deadEndsComplete: boolean
}

/** Rooms in a row with keys that are used up, doors, one-way doors and somebody to ask; or a hall with independent rooms, things to combine and gifts. */
export const shapes = { 'in a row': largeAdventure, 'round a hall': hubAdventure }

/** Measures the search of an adventure with so many scenes, and as many puzzles as `things`. */
export function measureCheck(shape: keyof typeof shapes, scenes: number, things: number): CheckFigures {
  const adventure = shapes[shape](scenes, things)
  const start = performance.now()
  const { ends, complete, deadEndsComplete, moments } = examine(adventure)
  return { ms: performance.now() - start, moments, decided: ends === 'yes' && complete, deadEndsComplete }
}
