import type { GameModel } from './game-model.ts'
import type { Values } from './guard.ts'
import { reasonsOf } from './guard.ts'
import type { Meter } from './meter.ts'
import { placeOf } from './moment.ts'
import type { Moment, Motion, Rule } from './moment.ts'
import type { Stop } from './walk.ts'
import { movedTo, reasonsOfWay, roundTrip, rulesAt, walkFrom, wayTo } from './walk.ts'

/** Something done at a place; `stop` holds the way there. */
export interface Deed {
  rule: Rule
  stop: Stop
  changes: readonly { variable: number; grew: boolean }[]
  /** Variables that made it possible; in `since`, those that had to change since the closure began. */
  reasons: readonly number[]
  since: readonly number[]
  /** It moved the player to a place from which all places so far can be reached again: later deeds start there. */
  relocates: boolean
  carries: boolean
  shuts: boolean
  wasted: readonly number[]
}

/** Everything that can be gained from a moment without giving anything up. */
export interface Closure {
  at: Moment
  places: ReadonlyMap<number, Stop>
  deeds: Deed[]
  overflowed: boolean
  relocated: boolean
  key: string
}

export const changesOf = (motion: Motion, before: Values): Deed['changes'] =>
  motion.changed.map((variable) => ({ variable, grew: motion.values[variable]! > before[variable]! }))

/** If the game can be finished from the moment, it can be from its closure. `without`: a rule to ignore. */
export function closureOf(model: GameModel, from: Moment, meter: Meter, without: Rule | null = null): Closure {
  meter.spend(from.values.length)
  const deeds: Deed[] = []
  let root = from
  let overflowed = false
  let relocated = false
  let places = roundTrip(model, root, meter)
  for (let progress = true; progress;) {
    progress = false
    for (const { stop, rule } of triesIn(model, places)) {
      const gained = rule === without ? null : gain(model, movedTo(stop, root.values), rule, { root, places }, meter)
      if (!gained) continue
      const moved = relocated ? [relocation] : []
      const reasons = [...moved, ...reasonsOfWay(stop, root.values), ...reasonsOf(rule.guard, root.values)]
      const since = [...moved, ...sinceOf(from.values, stop, rule, root.values)]
      const changes = changesOf(gained.motion, root.values)
      deeds.push({
        rule,
        stop,
        reasons,
        since,
        changes,
        carries: !rule.walks && (gained.motion.scene !== stop.scene || gained.motion.focus !== stop.focus),
        shuts: model.mayHurt(rule, changes),
        relocates: gained.relocates,
        wasted: gained.motion.wasted,
      })
      overflowed ||= gained.motion.overflowed
      progress = true
      root = movedTo(gained.relocates ? gained.motion : root, gained.motion.values)
      if (!gained.relocates) continue
      relocated = true
      break
    }
    if (progress) places = roundTrip(model, root, meter)
  }
  const least = Math.min(...places.keys())
  return { at: root, places, deeds, overflowed, relocated, key: keyOf(model, least, root.values) }
}

export const sinceOf = (base: Values, stop: Stop, { guard }: Rule, values: Values): number[] =>
  [...wayTo(stop).map((rule) => rule.guard), guard].flatMap((part) => reasonsOf(part, values, { base }))

/** Among reasons: "the player was moved here by a deed". */
export const relocation = -1

function* triesIn(model: GameModel, places: ReadonlyMap<number, Stop>): Generator<{ stop: Stop; rule: Rule }> {
  let first = true
  for (const stop of places.values()) {
    for (const rule of rulesAt(model, stop)) yield { stop, rule }
    if (first) for (const rule of model.anywhere) yield { stop, rule }
    first = false
  }
}

function gain(
  model: GameModel,
  here: Moment,
  rule: Rule,
  { root, places }: { root: Moment; places: ReadonlyMap<number, Stop> },
  meter: Meter,
): { motion: Motion; relocates: boolean } | null {
  meter.spend(rule.cost)
  const motion = model.perform(rule, here)
  if (
    !motion ||
    motion.over !== null ||
    motion.changed.length === 0 ||
    motion.wasted.length > 0 ||
    model.stakes(motion)
  )
    return null
  if (model.hurtBy(rule, here.values, motion)) return null
  // this deed may end the game right where the player is
  if (model.endsIn(root, motion.values)) return null
  const scenes = model.inScene.length
  if (places.has(placeOf(motion, scenes))) return { motion, relocates: false }
  // a deed that moves the player may work only once, and be needed later
  if (!rule.walks) return null
  const goal = placeOf(root, scenes)
  const back = walkFrom(model, motion, meter, { free: true, until: (place) => placeOf(place, scenes) === goal })
  return back.has(goal) ? { motion, relocates: true } : null
}

/** Two moments with the same key have the same future. */
export function keyOf(model: GameModel, place: number, values: Values): string {
  let key = `${place}`
  for (let variable = 0; variable < values.length; variable++)
    if (values[variable] !== 0 && model.matters(variable)) key += ` ${variable}:${values[variable]}`
  return key
}
