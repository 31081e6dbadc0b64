import type { GameModel } from './game-model.ts'
import { holds, reasonsOf } from './guard.ts'
import type { Values } from './guard.ts'
import type { Meter } from './meter.ts'
import { placeOf } from './moment.ts'
import type { Moment, Motion, Rule } from './moment.ts'

export interface Stop {
  scene: number
  focus: number
  from: Stop | null
  rule: Rule | null
  reasons?: readonly number[]
}

type Place = Pick<Moment, 'scene' | 'focus'>

export function rulesAt(model: GameModel, { scene, focus }: Place): Rule[] {
  const here = model.inScene[scene]!
  const open = focus > 0 ? model.atFocus[focus] : undefined
  return open ? [...open, ...here] : here
}

/** Whether walking by a rule changes nothing, apart from what is found on the way without closing anything. */
function isFree(model: GameModel, rule: Rule, from: Moment, to: Motion): boolean {
  if (to.over !== null || to.wasted.length > 0 || model.stakes(to)) return false
  const { type } = rule.step
  // a dialogue moves the player to another scene only once
  if (to.scene !== from.scene && type !== 'go' && type !== 'travel') return false
  return !model.hurtBy(rule, from.values, to)
}

/** Walks without closing anything (`free`), or at least without ending the game. `until`: stops at that place. */
export function walkFrom(
  model: GameModel,
  from: Moment,
  meter: Meter,
  options: { free: boolean; until?: (place: Place) => boolean },
): Map<number, Stop> {
  const scenes = model.inScene.length
  const first: Stop = { scene: from.scene, focus: from.focus, from: null, rule: null }
  const stops = new Map([[placeOf(first, scenes), first]])
  if (options.until?.(first)) return stops
  let travelled = false
  for (const stop of stops.values()) {
    const here: Moment = { scene: stop.scene, focus: stop.focus, values: from.values, over: null }
    const ways = travelled ? rulesAt(model, stop) : [...rulesAt(model, stop), ...model.travels]
    travelled = true
    for (const rule of ways) {
      if (!rule.walks) continue
      meter.spend(rule.cost)
      const to = model.perform(rule, here)
      if (!to || (options.free ? !isFree(model, rule, here, to) : to.over !== null)) continue
      const place = placeOf(to, scenes)
      if (stops.has(place)) continue
      const next: Stop = { scene: to.scene, focus: to.focus, from: stop, rule }
      stops.set(place, next)
      if (options.until?.(next)) return stops
    }
  }
  return stops
}

export function freeStepsFrom(model: GameModel, stop: Place, values: Values, meter: Meter): number[] {
  const here = movedTo(stop, values)
  return [...rulesAt(model, stop), ...model.travels].flatMap((rule) => {
    if (!rule.walks) return []
    meter.spend(rule.cost)
    const to = model.perform(rule, here)
    return to && isFree(model, rule, here, to) ? [placeOf(to, model.inScene.length)] : []
  })
}

export function wayTo(stop: Stop): Rule[] {
  const rules: Rule[] = []
  for (let at: Stop | null = stop; at?.rule; at = at.from) rules.push(at.rule)
  return rules.toReversed()
}

export function roundTrip(model: GameModel, from: Moment, meter: Meter): Map<number, Stop> {
  const scenes = model.inScene.length
  const stops = walkFrom(model, from, meter, { free: true })
  const before = new Map<number, Stop[]>()
  const revealed = new Set(
    model.travels
      .filter((rule) => holds(rule.guard, from.values))
      .map(({ step }) => (step.type === 'travel' ? model.sceneIndex.get(step.sceneId)! : -1)),
  )
  for (const stop of stops.values()) {
    const here: Moment = { scene: stop.scene, focus: stop.focus, values: from.values, over: null }
    for (const rule of rulesAt(model, stop)) {
      if (!rule.walks) continue
      meter.spend(rule.cost)
      const to = model.perform(rule, here)
      if (!to || !isFree(model, rule, here, to)) continue
      const place = placeOf(to, scenes)
      const known = before.get(place)
      if (known) known.push(stop)
      else before.set(place, [stop])
    }
  }
  const back = new Map<number, Stop>()
  const open = [stops.values().next().value!]
  for (let stop = open.pop(); stop; stop = open.pop()) {
    const place = placeOf(stop, scenes)
    if (back.has(place)) continue
    if (stop.focus === 0 && revealed.has(stop.scene) && stops.has(place)) return stops
    back.set(place, stop)
    open.push(...(before.get(place) ?? []))
  }
  return back
}

export const movedTo = (place: Place, values: Values): Moment => ({
  scene: place.scene,
  focus: place.focus,
  values,
  over: null,
})

export function reasonsOfWay(stop: Stop, values: Values): readonly number[] {
  if (stop.reasons) return stop.reasons
  const before = stop.from ? reasonsOfWay(stop.from, values) : []
  const own = stop.rule ? reasonsOf(stop.rule.guard, values).filter((variable) => !before.includes(variable)) : []
  stop.reasons = own.length === 0 ? before : [...before, ...own]
  return stop.reasons
}
