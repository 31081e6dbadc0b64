import type { GameModel } from './game-model.ts'
import { Meter, SpentUp } from './meter.ts'
import type { Moment } from './moment.ts'
import type { Course, Task } from './plan.ts'
import { fewestTasks, followTasks, possibleTasks, tasksTo } from './plan.ts'
import type { Node } from './search.ts'

const allowance = 4_000_000

/** A way from the start to a node's ending, without unnecessary steps. Null if walking it fails. */
export function walkthroughTo(model: GameModel, start: Moment, node: Node): Course | null {
  const [last] = node.ends
  if (!last) return null
  const meter = new Meter(allowance)
  const tasks = possibleTasks(model, start, tasksTo(node, last, last.reasons), new Meter(Infinity))
  const ends = (some: readonly Task[]) => (followTasks(model, start, some, meter)?.end.over ?? null) !== null
  try {
    const whole = followTasks(model, start, tasks, meter)
    if (!whole || whole.end.over === null) return whole
    return shortest(model, start, tasks, ends, meter) ?? whole
  } catch (error) {
    if (error instanceof SpentUp) return followTasks(model, start, tasks, new Meter(Infinity))
    throw error
  }
}

function shortest(
  model: GameModel,
  start: Moment,
  tasks: readonly Task[],
  ends: (tasks: readonly Task[]) => boolean,
  meter: Meter,
): Course | null {
  let best = [...tasks]
  try {
    best = fewestTasks(best, ends)
  } catch (error) {
    if (!(error instanceof SpentUp)) throw error
  }
  return followTasks(model, start, best, new Meter(Infinity)) ?? followTasks(model, start, tasks, meter)
}
