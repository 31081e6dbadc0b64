import { roles } from '#app/shared/player-roles.ts'
import { offersNow } from '#app/features/adventure/checks/search/goals.ts'
import { examine } from '#app/features/adventure/checks/search/examine.ts'
import {
  hubAdventure,
  largeAdventure,
  withLayers,
} from '#app/features/adventure/checks/search/large-adventure.fixtures.ts'

import { initialState } from '#app/features/engine/initial-state.ts'

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

/** ms until a player at the start is told what to do, once the model of the edition is there. */
export function measureGoals(shape: keyof typeof shapes, scenes: number, things: number): number {
  const adventure = shapes[shape](scenes, things)
  const { startSceneId } = adventure.document
  const state = {
    ...initialState({ seed: 0 }),
    players: { ada: { sceneId: startSceneId, puzzleId: null, dialogue: null, roles: [...roles] } },
    visitedScenes: [startSceneId],
  }
  const ask = () => {
    const start = performance.now()
    if (offersNow(adventure, state, 'ada', { now: 0, activeMs: 0 }, roles).offers.length === 0)
      throw new Error('nothing to do')
    return performance.now() - start
  }
  ask()
  return ask()
}
