import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import { isLinked } from '#app/shared/hotspot-types.ts'
import type { Guard, Values } from './guard.ts'
import { atLeast, both, holds, not } from './guard.ts'
import type { Motion, NewRule, Rule, Step } from './moment.ts'
import type { Variables } from './variables.ts'

/** What is needed of the model of a game. */
interface Presses {
  variables: Variables
  hotspots: ReadonlyMap<string, EditionHotspot>
  partnersOf(hotspot: EditionHotspot): string[]
  add(rule: NewRule): void
}

type Place = { scene: number; access: Guard }

const done = 2

const readyOf = (model: Presses, hotspot: EditionHotspot): Guard => ({
  kind: 'any',
  of: [
    atLeast(model.variables.pressed(hotspot.id), done),
    ...model.partnersOf(hotspot).map((id) => atLeast(model.variables.pressed(id), 1)),
  ],
})

/** What a hotspot for two does waits until a partner is held, and then both are done. */
export function forTwo(model: Presses, rule: NewRule): NewRule {
  const { step } = rule
  if (step.type === 'use_on' || step.type === 'press' || !('hotspotId' in step)) return rule
  const hotspot = step.hotspotId === null ? undefined : model.hotspots.get(step.hotspotId)
  if (!hotspot?.together) return rule
  const ready = readyOf(model, hotspot)
  const own = model.variables.pressed(hotspot.id)
  return {
    ...rule,
    guard: both(rule.guard, ready),
    ...(rule.wants && { wants: both(rule.wants, ready) }),
    run: (motion) => {
      // Whether or not it changes anything, it was done
      rule.run(motion)
      return release(model, hotspot, motion)
    },
    exhausted: (values) => values[own] === done && rule.exhausted(values),
  }
}

function release(model: Presses, hotspot: EditionHotspot, motion: Motion): true {
  for (const id of [hotspot.id, ...model.partnersOf(hotspot)]) {
    const variable = model.variables.pressed(id)
    if (id === hotspot.id || motion.values[variable]! > 0) motion.set(variable, done)
  }
  return true
}

/** Where what a hotspot does cannot be done or changes nothing, pressing both is all that happens. Last of all rules. */
export function addReleases(model: Presses, rules: readonly Rule[], hotspot: EditionHotspot, place: Place): void {
  if (!hotspot.together || pressesAtOnce(hotspot)) return
  const own = rules.filter(({ step }) => step.type !== 'press' && step.type !== 'use_on' && isOf(step, hotspot.id))
  const ready = readyOf(model, hotspot)
  const nothing = not({ kind: 'any', of: own.map(({ guard }) => guard) })
  const variable = model.variables.pressed(hotspot.id)
  const isDone = (values: Values) => values[variable] === done
  model.add({
    step: { type: 'press', hotspotId: hotspot.id },
    scene: place.scene,
    guard: both(place.access, ready, nothing),
    run: (motion) => !isDone(motion.values) && release(model, hotspot, motion),
    exhausted: isDone,
  })
}

const isOf = (step: Step, hotspotId: string) => 'hotspotId' in step && step.hotspotId === hotspotId

/** A look or a puzzle to open. */
const pressesAtOnce = ({ type }: EditionHotspot) => !isLinked(type) || type === 'puzzle'

/** Pressing it holds it. What no other rule does, a look or a puzzle to open, is also done once a partner is held. */
export function addPresses(model: Presses, hotspot: EditionHotspot, scene: number, access: Guard): void {
  if (!hotspot.together) return
  const step = { type: 'press', hotspotId: hotspot.id } as const
  const own = model.variables.pressed(hotspot.id)
  const ready = readyOf(model, hotspot)
  const hold = (motion: Motion) => {
    motion.set(own, 1)
    return true
  }
  model.add({
    step,
    scene,
    guard: both(access, not(ready)),
    run: hold,
    exhausted: (values) => values[own]! > 0 || holds(ready, values),
  })
  if (!pressesAtOnce(hotspot)) return
  const isDone = (values: Values) => values[own] === done
  const run = (motion: Motion) => !isDone(motion.values) && release(model, hotspot, motion)
  model.add({ step, scene, guard: both(access, ready), run, exhausted: isDone })
}
