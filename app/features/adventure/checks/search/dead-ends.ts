import type { Closure, Deed } from './closure.ts'
import { changesOf, closureOf, keyOf } from './closure.ts'
import type { GameModel } from './game-model.ts'
import type { Values } from './guard.ts'
import type { Meter } from './meter.ts'
import type { Moment, Motion, Rule } from './moment.ts'
import { placeOf } from './moment.ts'
import type { Course, Task } from './plan.ts'
import { fewestTasks, followTasks, reasonsAt, supportOf, taskOf } from './plan.ts'
import type { Search } from './search.ts'
import type { Stop } from './walk.ts'
import { movedTo, roundTrip, rulesAt, walkFrom } from './walk.ts'

/** A way of playing after which no ending can be reached any more. */
export interface DeadEnd {
  rules: Rule[]
  /** The last thing that could have been left undone. */
  fatal: Rule
  end: Moment
}

/** A moment that somebody comes to who does only what they must. */
interface Lazy {
  moment: Moment
  rules: Rule[]
}

/** Something that may give something up, and what came before it in the closure. */
interface Candidate {
  rule: Rule
  stop: Stop
  before: number
  /** Variables of what it takes away, or gives for nothing, when everything was gained before. */
  losses: readonly number[]
}

const mostReported = 3

/**
 * Looks for moments from which the game cannot be finished. Who has gained less has no more ways on than who has gained
 * more, so the search goes ahead with as little as each irreversible step needs, and asks `search` whether it can still end.
 * @throws SpentUp; `found` holds what was found until then
 */
export function findDeadEnds(search: Search, start: Moment, found: DeadEnd[]): void {
  const { model, meter } = search
  const known = new Set<string>()
  const open: Lazy[] = [{ moment: start, rules: [] }]
  for (const lazy of open) {
    for (const course of irreversible(model, lazy.moment, meter)) {
      const key = lazyKey(model, course.end, meter)
      if (known.has(key)) continue
      known.add(key)
      const rules = [...lazy.rules, ...course.rules]
      const fatal = course.rules.at(-1)!
      if (search.canEnd(search.nodeOf(course.end))) open.push({ moment: course.end, rules })
      else if (!found.some((other) => other.fatal === fatal)) found.push({ rules, fatal, end: course.end })
      if (found.length >= mostReported) return
    }
  }
}

const lazyKey = (model: GameModel, moment: Moment, meter: Meter): string => keyOf(model, Math.min(...roundTrip(model, moment, meter).keys()), moment.values)

/** The courses from a moment that end with something that cannot be taken back, each with as little before it as it needs. */
function irreversible(model: GameModel, moment: Moment, meter: Meter): Course[] {
  const closure = closureOf(model, moment, meter)
  const around = roundTrip(model, moment, meter)
  return candidatesOf(model, closure, around, meter).flatMap((candidate) => {
    const variants = candidate.losses.length > 0 ? [[], candidate.losses] : [[]]
    return variants.flatMap((also) => courseFor(model, moment, closure, candidate, also, meter) ?? [])
  })
}

function candidatesOf(model: GameModel, closure: Closure, around: ReadonlyMap<number, Stop>, meter: Meter): Candidate[] {
  const { deeds, at, places } = closure
  const done = deeds.flatMap(({ rule, stop, changes, wasted }, index): Candidate[] => {
    const losses = lossesOf(changes, [...wasted, ...rule.takes])
    const carries = !rule.walks && rule.step.type !== 'take'
    return carries || losses.length > 0 || model.mayHurt(rule, changes) ? [{ rule, stop, before: index, losses }] : []
  })
  // what a deed shut may have been a trap, while it was there
  const shut = deeds.flatMap((deed, index) => {
    const { before } = deed
    if (!before) return []
    const rules = new Set(model.shutBy(deed.rule, deed.changes))
    return [...rules].flatMap((rule) => {
      const stop = rule && [...before.places.values()].find(({ scene, focus }) => (rule.scene ?? scene) === scene && (rule.focus ?? focus) === focus)
      return stop ? candidateAt(model, { rule, stop, values: before.values, before: index }, around, meter) : []
    })
  })
  const still = [...places.values()].flatMap((stop, index) =>
    [...rulesAt(model, stop), ...(index === 0 ? [...model.travels, ...model.anywhere] : [])].flatMap((rule) => candidateAt(model, { rule, stop, values: at.values, before: deeds.length }, around, meter)),
  )
  return [...done, ...shut, ...still]
}

const lossesOf = (changes: Deed['changes'], wasted: readonly number[]): number[] => [...wasted, ...changes.flatMap(({ variable, grew }) => (grew ? [] : [variable]))]

function candidateAt(model: GameModel, { rule, stop, values, before }: Omit<Candidate, 'losses'> & { values: Values }, around: ReadonlyMap<number, Stop>, meter: Meter): Candidate[] {
  const scenes = model.inScene.length
  meter.spend(rule.cost)
  const motion = model.perform(rule, movedTo(stop, values))
  if (!motion) return []
  const changes = changesOf(motion, values)
  const losses = lossesOf(changes, [...motion.wasted, ...rule.takes])
  const harmless = losses.length === 0 && !model.mayHurt(rule, changes)
  const inside = around.has(placeOf(stop, scenes)) && around.has(placeOf(motion, scenes))
  return inside && harmless ? [] : [{ rule, stop, before, losses }]
}

function courseFor(model: GameModel, moment: Moment, closure: Closure, candidate: Candidate, also: readonly number[], meter: Meter): Course | null {
  const deed = closure.deeds[candidate.before]
  const needed = new Set([...(deed ? deed.reasons : reasonsAt(candidate, closure)), ...also])
  // to have what it takes away, one may do later first what the closure did after it
  const deeds = also.length > 0 ? closure.deeds.filter(({ rule }) => rule !== candidate.rule) : closure.deeds.slice(0, candidate.before)
  const tasks = [...supportOf(deeds, needed).map(taskOf), taskOf(candidate)]
  const giveUp = (some: readonly Task[]): Course | null => {
    const course = followTasks(model, moment, some, meter)
    return course && course.end.over === null && course.last && cannotBeTakenBack(model, course, course.last, meter) ? course : null
  }
  const course = giveUp(tasks)
  if (!course || tasks.length === 1 || also.length > 0) return course
  return giveUp(fewestTasks(tasks, (fewer) => giveUp(fewer) !== null, 30))
}

/** Whether the last thing of a course shut something that could still be wanted, or led where there is no way back from. */
function cannotBeTakenBack(model: GameModel, { before, end, rules }: Course, last: Motion, meter: Meter): boolean {
  if (last.wasted.length > 0 || model.hurtBy(rules.at(-1)!, before.values, last)) return true
  // whoever stays may still turn away from what cannot be looked at again
  if (before.scene === end.scene && (before.focus === end.focus || before.focus === 0)) return false
  const exactly = before.scene === end.scene
  const goal = (place: Pick<Moment, 'scene' | 'focus'>) => place.scene === before.scene && (!exactly || place.focus === before.focus)
  const back = walkFrom(model, end, meter, { free: true, until: goal })
  if ([...back.values()].some(goal)) return false
  // a way back that carries somebody off a single time is none for the next time
  const { relocated, places } = closureOf(model, end, meter)
  return relocated || ![...places.values()].some(goal)
}
