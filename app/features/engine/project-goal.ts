import type { LocalText } from '#app/i18n/local-text.ts'
import { goalCost } from './ask-goal.ts'
import type { Goal, GoalStep } from './goal.schema.ts'
import { deedOf } from './goal-deed.ts'
import { goalSteps } from './goal.schema.ts'
import { findHotspotAnywhere, findItem, findScene } from './lookup.ts'
import type { AdviceProjection, RunProjection } from './projection.ts'
import { restOfHold, takesTwo } from './press-together.ts'
import { isFor } from './roles.ts'
import { own } from './state-lookup.ts'
import type { View } from './view.ts'

/** One step: only the last names things, only those after the first the place, and none where the author says it. */
export function projectAdvice(view: View, goal: Goal, step: GoalStep, text: LocalText | null): AdviceProjection {
  const { edition } = view
  const named = (name: LocalText | undefined) => view.text(name ?? {})
  const isOurs = text === null
  const isThing = isOurs && step === 'thing'
  const itemNames = [goal.itemId, goal.otherItemId].flatMap((id) =>
    id === null ? [] : [named(findItem(edition, id)?.name)],
  )
  return {
    step,
    deed: deedOf(edition, goal),
    text: text && view.text(text),
    place: isOurs && step !== 'nudge' && goal.sceneId ? named(findScene(edition, goal.sceneId)?.name) : null,
    thing: isThing && goal.hotspotId !== null ? named(findHotspotAnywhere(edition, goal.hotspotId)?.name) : null,
    items: isThing ? itemNames : [],
    ...(isThing && takenByTwo(view, goal)),
  }
}

/** Not what an item is used on: that takes one. */
function takenByTwo({ edition, state, roles }: View, goal: Goal): Pick<AdviceProjection, 'takesTwo'> {
  const { hotspotId, itemId } = goal
  const hotspot = hotspotId === null || itemId !== null ? undefined : findHotspotAnywhere(edition, hotspotId)
  return hotspot && takesTwo(hotspot, state) ? { takesTwo: restOfHold(edition, hotspot.id, roles) } : {}
}

export function projectGoal(view: View, playerId: string): RunProjection['goal'] {
  const cost = goalCost(view.edition)
  if (cost === null || view.state.ending) return null
  const player = own(view.state.players, playerId)
  const asked = view.state.goals[player?.goal ?? -1]
  return {
    cost: player?.goalIsFree ? 0 : cost,
    // A partner of another role may have been told more
    told: (asked?.steps ?? []).flatMap(({ text, for: audience }, place) =>
      isFor(audience, view.roles) ? [projectAdvice(view, asked!.goal, goalSteps[place]!, text)] : [],
    ),
    isPartners: player?.partnersTurn ?? false,
    ...(player?.goalIsFree && { isUnsure: true as const }),
    isMore: asked !== undefined && asked.steps.length < goalSteps.length,
  }
}
