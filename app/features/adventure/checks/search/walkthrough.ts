import { relocation } from './closure.ts'
import type { GameModel } from './game-model.ts'
import { Meter, SpentUp } from './meter.ts'
import type { Moment, Rule } from './moment.ts'
import type { Course, Task } from './plan.ts'
import { fewestTasks, followTasks, reasonsAt, supportOf, taskOf } from './plan.ts'
import type { Node } from './search.ts'

/** What shortening a walkthrough may spend. */
const allowance = 4_000_000

interface Leg {
  node: Node
  last: { stop: Node['ends'][number]['stop']; rule: Rule }
}

/** From the start through the nodes that led to one which ends the game. */
function legsTo(node: Node): Leg[] {
  const [end] = node.ends
  if (!end) return []
  const legs: Leg[] = [{ node, last: end }]
  for (let at = node; at.from; at = at.from.node) legs.push({ node: at.from.node, last: at.from })
  return legs.toReversed()
}

/** A way from the start to the end of a node, without steps that could be left out. Null when walking it fails. */
export function walkthroughTo(model: GameModel, start: Moment, node: Node): Course | null {
  const needed = new Set(node.ends[0]?.reasons)
  const tasks: Task[] = []
  // in which stretch somebody was carried off matters to that stretch only
  for (const { node: at, last } of legsTo(node).toReversed()) {
    needed.delete(relocation)
    for (const variable of reasonsAt(last, at.closure)) needed.add(variable)
    tasks.unshift(...supportOf(at.closure.deeds, needed).map(taskOf), taskOf(last))
  }
  const meter = new Meter(allowance)
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

function shortest(model: GameModel, start: Moment, tasks: readonly Task[], ends: (tasks: readonly Task[]) => boolean, meter: Meter): Course | null {
  let best = [...tasks]
  try {
    best = fewestTasks(best, ends)
  } catch (error) {
    if (!(error instanceof SpentUp)) throw error
  }
  return followTasks(model, start, best, new Meter(Infinity)) ?? followTasks(model, start, tasks, meter)
}
