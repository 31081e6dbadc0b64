import type { LeadsTo } from '#app/features/engine/goal.schema.ts'
import type { GameModel } from './game-model.ts'
import { goalOf } from './goal-of.ts'
import type { Guard } from './guard.ts'
import { readingsOf } from './guard.ts'
import { within } from './meter.ts'
import type { Meter } from './meter.ts'
import type { Moment, Motion, Rule, Step } from './moment.ts'
import { fewestTasks, followTasks } from './plan.ts'
import type { Task } from './plan.ts'

/** To an ending: what is done for it, all the steps with the walks between, and the variables that make it happen. */
export interface Way {
  tasks: readonly Task[]
  rules: readonly Rule[]
  reasons: readonly number[]
}

/** What a deed on the way makes possible: the first thing after it that waits for what it changes. Null if nothing is
 * known to wait for that, such as for a place to which it leads. */
export function leadsToOf(
  model: GameModel,
  start: Moment,
  { rules, reasons }: Way,
  { rule, motion }: { rule: Rule; motion: Motion },
): LeadsTo | null {
  const from = rules.indexOf(rule) + 1
  const next = rules.findIndex(({ guard }, place) => place >= from && isHelped(guard, start, motion))
  if (next === rules.length - 1) return 'ending'
  if (next < 0) return reasons.some((variable) => motion.changed.includes(variable)) ? 'ending' : null
  const goal = goalOf(
    model,
    start,
    rules.slice(0, next + 1).map(({ step }) => step),
  )
  return goal && Object.values(goal).some((id) => id !== null) ? goal : null
}

const isHelped = (guard: Guard, { values: before }: Moment, { changed, values }: Motion): boolean =>
  readingsOf(guard).some(
    ({ variable, hurtByGrowing, hurtByShrinking }) =>
      changed.includes(variable) && (values[variable]! > before[variable]! ? hurtByShrinking : hurtByGrowing),
  )

/** Of what can be done now (`doable`, each with its tasks), what the way to the ending cannot do without. If that is
 * nothing, `first` is what the way then begins with, which gives something up. */
export function neededOf<Doable extends { tasks: readonly Task[] }>(
  model: GameModel,
  start: Moment,
  { tasks }: Way,
  doable: readonly Doable[],
  meter: Meter,
): { needed: ReadonlySet<Doable>; first: Task | undefined } {
  const needed = new Set(doable)
  let left = tasks
  // The first of two that stand for each other stays
  for (const one of doable.toReversed()) {
    const fewer = left.filter((task) => !one.tasks.some((own) => isOfSame(own, task)))
    const leftOut = new Set<Task>()
    within(() => {
      if (!followTasks(model, start, fewer, meter, leftOut)?.end.over) return
      left = fewer.filter((task) => !leftOut.has(task))
      needed.delete(one)
    })
  }
  if (needed.size === 0)
    within(() => (left = fewestTasks(left, (some) => Boolean(followTasks(model, start, some, meter)?.end.over))))
  return { needed, first: needed.size === 0 ? left[0] : undefined }
}

/** Whoever would still talk to somebody, or open the same puzzle, has not left them out. */
function isOfSame(own: Task, other: Task): boolean {
  const thing = thingOf(own.rule.step)
  return own === other || (thing !== null && thing === thingOf(other.rule.step))
}

function thingOf(step: Step): string | null {
  if ('npcId' in step) return step.npcId
  return 'puzzleId' in step ? step.puzzleId : null
}
