import type { Clock } from '#app/features/engine/clock.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { Goal } from '#app/features/engine/goal.schema.ts'
import { isSameGoal } from '#app/features/engine/goal.schema.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { alone } from './cast.ts'
import { addDialogues } from './dialogue-rules.ts'
import { GameModel } from './game-model.ts'
import { goalOf, isOnTheWay } from './goal-of.ts'
import { addItemRules } from './item-rules.ts'
import { Meter, SpentUp } from './meter.ts'
import { placeOf } from './moment.ts'
import type { Moment, Motion, Rule, Step } from './moment.ts'
import { momentOf } from './moment-of.ts'
import { addPlaces } from './place-rules.ts'
import { followTasks, taskOf, tasksTo } from './plan.ts'
import type { Task } from './plan.ts'
import type { Node } from './search.ts'
import { Search } from './search.ts'
import type { Stop } from './walk.ts'
import { movedTo, roundTrip, rulesAt, wayTo } from './walk.ts'

/** Budgets for looking ahead and for looking around, in parts of conditions: together some tens of milliseconds. */
const allowances = { ahead: 250_000, around: 150_000 }

/** A goal, and the way to it: its last step is the goal's. */
export interface Offer {
  goal: Goal
  steps: Step[]
}

interface Candidate extends Offer {
  ends: boolean
  waits: boolean
}

const models = new WeakMap<EditionSecrets, Map<string, GameModel>>()

/** Of somebody with these roles alone: what only a partner can do is no goal. */
function modelOf(compiled: Compiled, own: readonly Role[]): GameModel {
  const known = models.get(compiled.secrets) ?? new Map<string, GameModel>()
  models.set(compiled.secrets, known)
  const [cast, key] = compiled.document.hasRoles ? [[own], own.toSorted().join('')] : [alone, '']
  const model = known.get(key) ?? new GameModel(compiled, [addPlaces, addItemRules, addDialogues], cast)
  known.set(key, model)
  return model
}

/** What a player can do now, the best first: what leads to an ending, here before elsewhere, near before far.
 * If no ending is found, anything that changes something. */
export function offersNow(
  compiled: Compiled,
  state: RunState,
  playerId: string,
  clock: Clock,
  own: readonly Role[],
): Offer[] {
  const model = modelOf(compiled, own)
  const start = momentOf(model, state, playerId, clock)
  if (!start) return []
  const visited = new Set(state.visitedScenes)
  const offers = offersFrom(model, start, visited)
  if (offers.length > 0 || start.focus === 0) return offers
  // whoever leaves a puzzle or a conversation may not come back to it, but may go on elsewhere
  const left = offersFrom(model, { ...start, focus: 0 }, visited)
  return left.map(({ goal, steps }) => ({ goal, steps: [{ type: 'leave' }, ...steps] }))
}

function offersFrom(model: GameModel, start: Moment, visited: ReadonlySet<string>): Offer[] {
  const { root, tasks } = lookAhead(model, start)
  const around = new Meter(allowances.around)
  const found: Candidate[] = []
  const collect = (some: Iterable<Candidate | null>) => {
    for (const one of some) if (one && !found.some(({ goal }) => isSameGoal(goal, one.goal))) found.push(one)
  }
  within(() => {
    const at = { model, start, visited, stops: roundTrip(model, start, around) }
    collect(tried(at, tasks, around))
    const [first] = tasks
    if (found.length === 0 && first) collect([followed(at, first, around)])
    if (found.some(({ ends }) => !ends)) return
    const gains = root?.closure.deeds.filter(({ changes }) => changes.some(({ variable }) => model.wanted(variable)))
    collect(tried(at, (gains ?? []).map(taskOf), around))
    if (found.length === 0) collect(tried(at, anythingAt(at), around))
  })
  const here = model.document.scenes[start.scene]!.id
  return found.toSorted((a, b) => rankOf(a, here) - rankOf(b, here)).map(({ goal, steps }) => ({ goal, steps }))
}

/** What ends the game comes last, before it what only takes time. */
const rankOf = ({ goal, steps, ends, waits }: Candidate, here: string): number =>
  (ends ? 4_000 : 0) +
  (waits ? 2_000 : 0) +
  (goal.sceneId === null || goal.sceneId === here ? 0 : 1_000) +
  Math.min(steps.length, 999)

function lookAhead(model: GameModel, start: Moment): { root: Node | null; tasks: Task[] } {
  const search = new Search(model, new Meter(allowances.ahead))
  const found: { root: Node | null; tasks: Task[] } = { root: null, tasks: [] }
  within(() => {
    found.root = search.nodeOf(start)
    if (!search.canEnd(found.root)) return
    const ending = [...search.nodes.values()].find(({ ends }) => ends.length > 0)!
    const [last] = ending.ends
    const tasks = tasksTo(ending, last!, last!.reasons)
    if (followTasks(model, start, tasks, search.meter)?.end.over) found.tasks = tasks
  })
  return found
}

interface Surroundings {
  model: GameModel
  start: Moment
  /** The places from which there is a way back. */
  stops: ReadonlyMap<number, Stop>
  visited: ReadonlySet<string>
}

/** Tasks that can be done now; all but the first only if that gives nothing up. */
function* tried(at: Surroundings, tasks: readonly Task[], meter: Meter): Generator<Candidate | null> {
  const { model, start, stops } = at
  const scenes = model.inScene.length
  const [first] = stops.values()
  for (const [place, { rule, scene, focus }] of tasks.entries()) {
    const isAnywhere = rule.scene === null && rule.focus === null
    const stop = isAnywhere
      ? first
      : (stops.get(placeOf({ scene, focus }, scenes)) ?? (rule.focus === null ? stops.get(scene) : undefined))
    if (!stop) continue
    meter.spend(rule.cost)
    const here = movedTo(stop, start.values)
    const motion = model.perform(rule, here)
    if (motion && (place === 0 || givesNothingUp(at, rule, here, motion)))
      yield candidateOf(at, [...wayTo(stop), rule], motion.over !== null)
  }
}

const givesNothingUp = ({ model, stops }: Surroundings, rule: Rule, here: Moment, motion: Motion): boolean =>
  motion.over === null &&
  stops.has(placeOf(motion, model.inScene.length)) &&
  motion.wasted.length === 0 &&
  !model.stakes(motion) &&
  !model.hurtBy(rule, here.values, motion)

function followed(at: Surroundings, task: Task, meter: Meter): Candidate | null {
  const course = followTasks(at.model, at.start, [task], meter)
  return course && candidateOf(at, course.rules, course.end.over !== null)
}

function anythingAt({ model, start, stops }: Surroundings): Task[] {
  const changes = (rule: Rule, stop: Stop) => {
    const motion = model.perform(rule, movedTo(stop, start.values))
    return motion !== null && motion.changed.length > 0 && !rule.exhausted(start.values)
  }
  return [...stops.values()].flatMap((stop, place) =>
    [...rulesAt(model, stop), ...(place === 0 ? model.anywhere : [])]
      .filter((rule) => changes(rule, stop))
      .map((rule) => taskOf({ rule, stop })),
  )
}

function candidateOf(at: Surroundings, rules: readonly Rule[], ends: boolean): Candidate | null {
  const { model, start, visited } = at
  const steps = rules.map(({ step }) => step)
  const until = steps.findIndex((step) => !isOnTheWay(step, visited))
  if (until < 0) return null
  const way = steps.slice(0, until + 1)
  const goal = goalOf(model, start, way)
  return goal && { goal, steps: way, ends: ends && until === steps.length - 1, waits: way.at(-1)!.type === 'wait' }
}

function within(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof SpentUp)) throw error
  }
}
