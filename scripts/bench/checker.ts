import { examine } from '#app/features/adventure/checks/search/examine.ts'
import {
  hubAdventure,
  largeAdventure,
  withLayers,
} from '#app/features/adventure/checks/search/large-adventure.fixtures.ts'

export interface CheckFigures {
  ms: number
  moments: number
  /** Whether it is known to have an ending, and what in it can be reached. */
  decided: boolean
  /** Whether the search for dead ends was exhaustive, too. */
  deadEndsComplete: boolean
}

export const shapes = {
  'in a row': largeAdventure,
  'round a hall': hubAdventure,
  'round a hall, two layers each': (scenes: number, things: number) => withLayers(hubAdventure(scenes, things)),
}

export function measureCheck(shape: keyof typeof shapes, scenes: number, things: number): CheckFigures {
  const adventure = shapes[shape](scenes, things)
  const start = performance.now()
  const { ends, complete, deadEndsComplete, moments } = examine(adventure)
  return { ms: performance.now() - start, moments, decided: ends === 'yes' && complete, deadEndsComplete }
}
