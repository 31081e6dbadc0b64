import type { Goal } from '#app/features/engine/goal.schema.ts'
import type { LinkedType } from '#app/shared/hotspot-types.ts'
import type { GameModel } from './game-model.ts'
import { holds } from './guard.ts'
import type { Moment, Step } from './moment.ts'

const nothing: Goal = { sceneId: null, hotspotId: null, itemId: null, otherItemId: null }

/** Whether a step only leads somewhere the party knows. */
export const isOnTheWay = (step: Step, visited: ReadonlySet<string>): boolean =>
  step.type === 'leave' || ((step.type === 'go' || step.type === 'travel') && visited.has(step.sceneId))

/** The goal that the last of these steps is. Null for a thing that nobody could find. */
export function goalOf(model: GameModel, start: Moment, steps: readonly Step[]): Goal | null {
  const step = steps.at(-1)!
  const here = model.document.scenes[sceneAfter(model, start, steps)]!.id
  switch (step.type) {
    case 'go':
    case 'take':
    case 'talk':
    case 'open':
    case 'press':
      return { ...nothing, sceneId: here, hotspotId: step.hotspotId }
    case 'choose':
      return thingIn(model, start, here, 'npc', step.npcId)
    case 'solve':
    case 'answer_wrong':
    case 'take_hint':
      return step.hotspotId === null
        ? thingIn(model, start, here, 'puzzle', step.puzzleId)
        : { ...nothing, sceneId: here, hotspotId: step.hotspotId }
    case 'use':
      return { ...nothing, itemId: step.itemId }
    case 'use_on':
      return { ...nothing, sceneId: here, hotspotId: step.hotspotId, itemId: step.itemId }
    case 'combine':
      return { ...nothing, itemId: step.itemId, otherItemId: step.otherItemId }
    case 'travel':
      return { ...nothing, sceneId: step.sceneId }
    case 'leave':
    case 'wait':
      return nothing
  }
}

function thingIn(model: GameModel, { values }: Moment, sceneId: string, type: LinkedType, id: string): Goal | null {
  const { hotspots } = model.document.scenes[model.sceneIndex.get(sceneId)!]!
  const things = hotspots.filter((hotspot) => hotspot.type === type && hotspot.targetId === id)
  const thing = things.find((hotspot) => holds(model.visible(hotspot), values)) ?? things[0]
  return thing ? { ...nothing, sceneId, hotspotId: thing.id } : null
}

/** Where the last step is done. */
function sceneAfter(model: GameModel, { scene }: Moment, steps: readonly Step[]): number {
  const moves = steps.slice(0, -1).flatMap((step) => ('sceneId' in step ? [model.sceneIndex.get(step.sceneId)!] : []))
  return moves.at(-1) ?? scene
}
