import type { LocalText } from '#app/i18n/local-text.ts'
import { goalCost } from './ask-goal.ts'
import type { Goal, GoalStep, LeadsTo } from './goal.schema.ts'
import { deedOf } from './goal-deed.ts'
import { goalSteps } from './goal.schema.ts'
import { findHotspot, findHotspotAnywhere, findItem, findScene } from './lookup.ts'
import type { AdviceProjection, GoalProjection, LeadsToProjection } from './projection.ts'
import { restOfHold, takesTwo } from './press-together.ts'
import { isFor, opensFor } from './roles.ts'
import { own } from './state-lookup.ts'
import { isVisible } from './use-hotspot.ts'
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

/** A hotspot that the player has not come to is not told apart from others. */
function projectLeadsTo(view: View, leadsTo: LeadsTo, isNamed: boolean): LeadsToProjection {
  const { edition, state, clock, roles } = view
  const unnamed = { place: null, thing: null }
  if (leadsTo === 'ending') return { kind: 'ending', ...unnamed }
  const kind = deedOf(edition, leadsTo)
  if (leadsTo.hotspotId === null) return { kind, ...unnamed }
  const scene = findScene(edition, leadsTo.sceneId ?? '')
  const hotspot = scene && state.visitedScenes.includes(scene.id) ? findHotspot(scene, leadsTo.hotspotId) : undefined
  if (!hotspot || !opensFor(scene!, roles) || !isVisible(hotspot, state, clock, roles))
    return { kind: 'more', ...unnamed }
  return isNamed ? { kind, place: view.text(scene!.name), thing: view.text(hotspot.name) } : { kind, ...unnamed }
}

/** “Talk to Basil: that gets you on with Basil” says nothing. */
const leadsElsewhere = ({ hotspotId }: Goal, leadsTo: LeadsTo | undefined): LeadsTo | undefined =>
  leadsTo && leadsTo !== 'ending' && leadsTo.hotspotId !== null && leadsTo.hotspotId === hotspotId ? undefined : leadsTo

export function projectGoal(view: View, playerId: string): GoalProjection | null {
  if (view.state.ending) return null
  const player = own(view.state.players, playerId)
  const asked = view.state.goals[player?.goal ?? -1]
  // A partner of another role may have been told more
  const told = (asked?.steps ?? []).flatMap(({ text, for: audience }, place) =>
    isFor(audience, view.roles) ? [projectAdvice(view, asked!.goal, goalSteps[place]!, text)] : [],
  )
  const leadsTo = asked && leadsElsewhere(asked.goal, player?.goalLeadsTo)
  return {
    cost: player?.goalIsFree ? 0 : goalCost(view.edition),
    told,
    ...(leadsTo && { leadsTo: projectLeadsTo(view, leadsTo, told.length === goalSteps.length) }),
    isPartners: player?.partnersTurn ?? false,
    ...(player?.goalIsFree && { isUnsure: true as const }),
    isMore: asked !== undefined && asked.steps.length < goalSteps.length,
    ...(player?.hasOtherGoals && { hasOthers: true as const }),
  }
}
