import type { LeadsTo } from '#app/features/engine/goal.schema.ts'
import type { GameModel } from './game-model.ts'
import { goalOf } from './goal-of.ts'
import type { Guard } from './guard.ts'
import { readingsOf } from './guard.ts'
import type { Moment, Motion, Rule } from './moment.ts'
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
