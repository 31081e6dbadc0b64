import type { Closure, Deed } from './closure.ts'
import { relocation } from './closure.ts'
import type { GameModel } from './game-model.ts'
import { reasonsOf } from './guard.ts'
import type { Meter } from './meter.ts'
import type { Moment, Motion, Rule } from './moment.ts'
import type { Node } from './search.ts'
import type { Stop } from './walk.ts'
import { reasonsOfWay, walkFrom, wayTo } from './walk.ts'

/** Something to do at a place, which is reached by whatever way is open at that time. */
export interface Task {
  rule: Rule
  scene: number
  focus: number
}

export const taskOf = ({ rule, stop }: { rule: Rule; stop: Stop }): Task => ({
  rule,
  scene: stop.scene,
  focus: stop.focus,
})

export interface Course {
  end: Moment
  rules: Rule[]
  before: Moment
  last: Motion | null
}

/** Performs tasks one after another, walking between them; null if one of them cannot be done.
 * @param leftOut collects those that cannot be done, instead */
export function followTasks(
  model: GameModel,
  start: Moment,
  tasks: readonly Task[],
  meter: Meter,
  leftOut: Set<Task> | null = null,
): Course | null {
  const course: Course = { end: start, rules: [], before: start, last: null }
  for (const task of tasks) {
    if (course.end.over !== null) return leftOut && course
    if (walkToTask(model, course, task, meter) && step(model, course, task.rule, meter)) continue
    if (!leftOut) return null
    leftOut.add(task)
  }
  return course
}

/** Without tasks that nothing needs and that cannot be done on this way, such as a choice of a conversation that has
 * moved on. */
export function possibleTasks(model: GameModel, start: Moment, tasks: readonly Task[], meter: Meter): readonly Task[] {
  const leftOut = new Set<Task>()
  const course = followTasks(model, start, tasks, meter, leftOut)
  return course?.end.over ? tasks.filter((task) => !leftOut.has(task)) : tasks
}

function step(model: GameModel, course: Course, rule: Rule, meter: Meter): boolean {
  meter.spend(rule.cost)
  const motion = model.perform(rule, course.end)
  if (!motion) return false
  course.before = course.end
  course.last = motion
  course.end = motion
  course.rules.push(rule)
  return true
}

function walkToTask(model: GameModel, course: Course, { rule, scene, focus }: Task, meter: Meter): boolean {
  const anywhere = rule.scene === null && rule.focus === null
  if (anywhere) return true
  const wanted = (place: { scene: number; focus: number }) =>
    place.scene === scene && (rule.focus === null || place.focus === focus)
  // prefer ways that give nothing up
  for (const free of [true, false]) {
    const stops = walkFrom(model, course.end, meter, { free, until: wanted })
    const goal = [...stops.values()].at(-1)!
    if (!wanted(goal)) continue
    const saved = { ...course, rules: [...course.rules] }
    if (wayTo(goal).every((way) => step(model, course, way, meter) && course.end.over === null))
      return wanted(course.end)
    Object.assign(course, saved)
  }
  return false
}

/** The deeds that something depends on, judged by which of them changed the variables that it reads. */
export function supportOf(
  deeds: readonly Deed[],
  needed: Set<number>,
  reasons: 'reasons' | 'since' = 'reasons',
): Deed[] {
  const kept: Deed[] = []
  for (const deed of deeds.toReversed()) {
    if (!(deed.relocates && needed.has(relocation)) && !deed.changes.some(({ variable }) => needed.has(variable)))
      continue
    kept.push(deed)
    for (const variable of deed[reasons]) needed.add(variable)
  }
  return kept.toReversed()
}

export const reasonsAt = (
  { stop, rule }: { stop: Stop; rule: Rule },
  { at: { values }, relocated }: Closure,
): Set<number> =>
  new Set([...(relocated ? [relocation] : []), ...reasonsOfWay(stop, values), ...reasonsOf(rule.guard, values)])

interface Leg {
  node: Node
  last: { stop: Stop; rule: Rule }
}

export function tasksTo(node: Node, last: Leg['last'], reasons: readonly number[] = []): Task[] {
  const legs: Leg[] = [{ node, last }]
  for (let at = node; at.from; at = at.from.node) legs.push({ node: at.from.node, last: at.from })
  const needed = new Set(reasons)
  const tasks: Task[] = []
  for (const leg of legs) {
    needed.delete(relocation)
    for (const variable of reasonsAt(leg.last, leg.node.closure)) needed.add(variable)
    tasks.unshift(...supportOf(leg.node.closure.deeds, needed).map(taskOf), taskOf(leg.last))
  }
  return tasks
}

/** Leaves out tasks that `good` does not need, from last to first; `most`: how many may be tried. */
export function fewestTasks(tasks: readonly Task[], good: (tasks: readonly Task[]) => boolean, most = 200): Task[] {
  let kept = [...tasks]
  // the last task is the goal and stays
  for (let index = Math.min(kept.length - 2, most); index >= 0; index--) {
    const fewer = kept.toSpliced(index, 1)
    if (good(fewer)) kept = fewer
  }
  return kept
}
