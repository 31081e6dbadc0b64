import type { Clock } from '#app/features/engine/clock.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { isSameGoal } from '#app/features/engine/goal.schema.ts'
import { presentIds } from '#app/features/engine/roles.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Advice, Offered } from '#app/features/engine/turn.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { Cast } from './cast.ts'
import { alone, pair } from './cast.ts'
import { addDialogues } from './dialogue-rules.ts'
import { GameModel } from './game-model.ts'
import { goalOf, isOnTheWay } from './goal-of.ts'
import { leadsToOf, neededOf } from './way.ts'
import type { Way } from './way.ts'
import { addItemRules } from './item-rules.ts'
import { Meter, within } from './meter.ts'
import { placeOf } from './moment.ts'
import type { Moment, Motion, Rule, Step } from './moment.ts'
import { momentOf } from './moment-of.ts'
import { addPlaces } from './place-rules.ts'
import { followTasks, possibleTasks, taskOf, tasksTo } from './plan.ts'
import type { Course, Task } from './plan.ts'
import { rulesLike } from './rules-like.ts'
import { endsOf, Search } from './search.ts'
import type { Stop } from './walk.ts'
import { movedTo, roundTrip, rulesAt, wayTo } from './walk.ts'

/** Budgets for looking ahead, for looking around, and for what can be left out, in parts of conditions: some 60 ms. */
const allowances = { ahead: 600_000, around: 150_000, needs: 200_000 }

/** A goal, and the way to it: its last step is the goal's. */
export interface Offer extends Offered {
  steps: Step[]
}

interface Candidate extends Offer {
  /** How many of the endings to which a way is known do not need it. */
  needless: number
  /** What it is the beginning of. */
  tasks: Task[]
  /** Somebody holds its other half, but not for long. */
  completes: boolean
  ends: boolean
  waits: boolean
  /** It is all of the deed, not only a way to where it is done. */
  isWhole: boolean
}

/** One player, who walks and acts as their roles let them. */
interface Seat {
  model: GameModel
  start: Moment
  visited: ReadonlySet<string>
  /** The places from which there is a way back. */
  stops: ReadonlyMap<number, Stop>
  meter: Meter
}

/** What the party could do from one place, whoever of them does it. */
interface Outlook {
  model: GameModel
  start: Moment
  /** One to each ending that was found. */
  ways: readonly Way[]
  /** For finding out what they need. */
  needs: Meter
  gains: readonly Task[]
}

type Find = (seat: Seat) => Candidate[]

const models = new WeakMap<EditionSecrets, Map<string, GameModel>>()

function modelOf(compiled: Compiled, cast: Cast): GameModel {
  const known = models.get(compiled.secrets) ?? new Map<string, GameModel>()
  models.set(compiled.secrets, known)
  const key = cast.map((own) => own.toSorted().join('')).join()
  const model = known.get(key) ?? new GameModel(compiled, [addPlaces, addItemRules, addDialogues], cast)
  known.set(key, model)
  return model
}

/** What a player with these roles can do now, the best first: what leads to an ending, to all of them before to one, here
 * before elsewhere, near before far. If no ending is found, or it is the next step, also anything that changes something. */
export function offersNow(
  compiled: Compiled,
  state: RunState,
  playerId: string,
  clock: Clock,
  own: readonly Role[],
): Advice<Offer> {
  // Somebody with one role has a partner: the way to an ending is the party's, and each does what they can of it
  const isShared = compiled.document.hasRoles && own.length === 1
  const ids = isShared ? presentIds(state.players) : [playerId]
  const meters = {
    ahead: new Meter(allowances.ahead),
    around: new Meter(allowances.around),
    needs: new Meter(allowances.needs),
  }
  const visited = new Set(state.visitedScenes)
  const seatsOf = (id: string, roles: readonly Role[]): Seat[] => {
    const model = modelOf(compiled, isShared ? [roles] : alone)
    return standings(momentOf(model, state, id, clock)).map((start) => seatAt(model, start, visited, meters.around))
  }
  const partners = ids.filter((id) => id !== playerId && state.players[id]!.roles[0] !== own[0])
  const asker = seatsOf(playerId, own)
  const seats = [asker, ...partners.map((id) => seatsOf(id, state.players[id]!.roles))]
  const whole = modelOf(compiled, isShared ? pair : alone)
  // The same whoever asks, so that no two players are sent different ways
  const starts = ids.flatMap((id) => standings(momentOf(whole, state, id, clock)))
  for (const find of findings(whole, distinct(starts), meters))
    for (const chairs of seats) {
      const found = sitting(chairs, find)
      if (found.length === 0) continue
      if (chairs !== asker) return { offers: [], isPartners: true }
      const here = compiled.document.scenes[asker[0]!.start.scene]!.id
      const offers = found.toSorted((a, b) => rankOf(a, here) - rankOf(b, here))
      return { offers: offers.map(offered), isPartners: false }
    }
  return { offers: [], isPartners: false }
}

const offered = ({ goal, steps, leadsOn, leadsTo }: Candidate): Offer => ({
  goal,
  steps,
  leadsOn,
  ...(leadsTo && { leadsTo }),
})

/** The best ways first: steps of a way to an ending, then other gains, then anything. */
function* findings(
  whole: GameModel,
  starts: readonly Moment[],
  { ahead, needs }: Record<'ahead' | 'needs', Meter>,
): Generator<Find> {
  const outlooks: Outlook[] = []
  for (const start of starts) {
    const outlook = { ...lookAhead(whole, start, ahead), needs }
    outlooks.push(outlook)
    yield (seat) => leading(seat, outlook)
  }
  for (const outlook of outlooks) yield (seat) => tried(seat, outlook, outlook.gains)
  yield anythingAt
}

/** Whoever leaves a puzzle or a conversation may not come back to it, but may go on elsewhere. */
const standings = (start: Moment | null): Moment[] =>
  start === null ? [] : start.focus === 0 ? [start] : [start, { ...start, focus: 0 }]

const distinct = (starts: readonly Moment[]): Moment[] => [
  ...new Map(starts.map((start) => [`${start.scene} ${start.focus}`, start])).values(),
]

function sitting(chairs: readonly Seat[], find: Find): Candidate[] {
  for (const [place, seat] of chairs.entries()) {
    const found = find(seat)
    if (found.length === 0) continue
    return place === 0 ? found : found.map((one) => ({ ...one, steps: [{ type: 'leave' }, ...one.steps] }))
  }
  return []
}

function seatAt(model: GameModel, start: Moment, visited: ReadonlySet<string>, meter: Meter): Seat {
  const seat: Seat = { model, start, visited, stops: new Map(), meter }
  within(() => (seat.stops = roundTrip(model, start, meter)))
  return seat
}

function leading(seat: Seat, outlook: Outlook): Candidate[] {
  const { ways, model, start, needs } = outlook
  const found: Candidate[] = []
  const note = (one: Candidate, isNeeded: boolean) => {
    const known = found.find(({ goal }) => isSameGoal(goal, one.goal))
    if (!known) found.push({ ...one, leadsOn: isNeeded, needless: ways.length - Number(isNeeded) })
    else if (isNeeded) Object.assign(known, { leadsOn: true, needless: known.needless - 1 })
  }
  for (const [place, way] of ways.entries()) {
    const doable = tried(seat, outlook, way.tasks, { way, mayGiveUp: place === 0 })
    const { needed, first } = neededOf(model, start, way, doable, needs)
    for (const one of doable) note(one, needed.has(one))
    if (place === 0 && first) for (const one of followed(seat, outlook, first, way)) note(one, true)
  }
  const needed = found.filter(({ leadsOn }) => leadsOn)
  if (needed.length === 0) return []
  // Whoever could end the game now may want to see the rest first
  return needed.every(({ ends }) => ends) ? [...found, ...tried(seat, outlook, outlook.gains)] : found
}

/** What leads on comes before all else, first what completes a hold; then what ends the game last. Before it comes what
 * fewer endings need, and what only takes time. */
const rankOf = ({ goal, steps, leadsOn, completes, ends, needless, waits }: Candidate, here: string): number =>
  (leadsOn ? 0 : 160_000) +
  (completes ? 0 : 80_000) +
  (ends ? 40_000 : 0) +
  Math.min(needless, 9) * 4_000 +
  (waits ? 2_000 : 0) +
  (goal.sceneId === null || goal.sceneId === here ? 0 : 1_000) +
  Math.min(steps.length, 999)

function lookAhead(model: GameModel, start: Moment, meter: Meter): Omit<Outlook, 'needs'> {
  const search = new Search(model, meter)
  const ways: Way[] = []
  const outlook: Omit<Outlook, 'needs'> = { model, start, ways, gains: [] }
  within(() => {
    const root = search.nodeOf(start)
    outlook.gains = root.closure.deeds
      .filter(({ changes }) => changes.some(({ variable }) => model.wanted(variable)))
      .map(taskOf)
    if (!search.canEnd(root)) return
    for (const { node, end } of endsOf(search)) {
      const tasks = possibleTasks(model, start, tasksTo(node, end, end.reasons), search.meter)
      const course = followTasks(model, start, tasks, search.meter)
      if (course?.end.over) ways.push({ tasks, rules: course.rules, reasons: end.reasons })
    }
  })
  return outlook
}

/** Tasks that can be done now, only if that gives nothing up. `mayGiveUp`: except for the first. `way`: what they are of. */
function tried(
  seat: Seat,
  outlook: Outlook,
  tasks: readonly Task[],
  { way, mayGiveUp = true }: { way?: Way; mayGiveUp?: boolean } = {},
): Candidate[] {
  const found: Candidate[] = []
  within(() => {
    for (const [place, task] of tasks.entries())
      for (const own of ownOf(seat, outlook, task)) {
        const stop = stopOf(seat, own)
        if (!stop) continue
        seat.meter.spend(own.rule.cost)
        const motion = seat.model.perform(own.rule, movedTo(stop, seat.start.values))
        const whole = motion && asParty(seat, outlook, task, stop)
        if (!motion || fallsShort(motion, whole)) continue
        if ((place > 0 || !mayGiveUp) && !(whole && givesNothingUp(seat, outlook, task, { motion, whole }))) continue
        const one = candidateOf(seat, [...wayTo(stop), own.rule], motion.over !== null)
        const known = found.find(({ goal }) => one && isSameGoal(goal, one.goal))
        known?.tasks.push(task)
        if (!one || known) continue
        one.tasks.push(task)
        found.push(way && whole ? { ...one, ...leadingTo(outlook, way, task.rule, { whole, one }) } : one)
      }
  })
  return found
}

/** A task of the party as this player does it. */
const ownOf = ({ model }: Seat, outlook: Outlook, task: Task): Task[] =>
  model === outlook.model
    ? [task]
    : rulesLike(model, task.rule.step).map((rule) => ({
        rule,
        scene: rule.scene ?? task.scene,
        focus: rule.focus ?? 0,
      }))

function stopOf({ model, stops }: Seat, { rule, scene, focus }: Task): Stop | undefined {
  if (rule.scene === null && rule.focus === null) return stops.values().next().value
  const exact = stops.get(placeOf({ scene, focus }, model.inScene.length))
  return (
    exact ?? (rule.focus === null ? stops.get(scene) : [...stops.values()].find((stop) => stop.focus === rule.focus))
  )
}

/** What a task does where this player does it, in what the party has. */
function asParty(seat: Seat, { model, start }: Outlook, { rule, focus }: Task, stop: Stop): Motion | null {
  const place = model === seat.model ? stop : { scene: stop.scene, focus: rule.focus === null ? 0 : focus }
  return model.perform(rule, movedTo(place, start.values))
}

/** An ending may be for one role. */
const fallsShort = (own: Moment, whole: Moment | null): boolean => Boolean(whole?.over) && own.over === null

const givesNothingUp = (
  { model, stops }: Seat,
  outlook: Outlook,
  { rule }: Task,
  { motion, whole }: { motion: Motion; whole: Motion },
): boolean =>
  motion.over === null &&
  stops.has(placeOf(motion, model.inScene.length)) &&
  whole.wasted.length === 0 &&
  !outlook.model.stakes(whole) &&
  !outlook.model.hurtBy(rule, outlook.start.values, whole)

/** A goal that is the way to somewhere new says nothing of what is there. */
function leadingTo(
  { model, start }: Outlook,
  way: Way,
  rule: Rule,
  { whole, one }: { whole: Motion; one: Candidate },
): Pick<Offer, 'leadsTo'> {
  if (one.ends) return { leadsTo: 'ending' }
  const leadsTo = one.isWhole ? leadsToOf(model, start, way, { rule, motion: whole }) : null
  return leadsTo ? { leadsTo } : {}
}

function followed(seat: Seat, outlook: Outlook, task: Task, way: Way): Candidate[] {
  for (const own of ownOf(seat, outlook, task)) {
    const course = coursed(seat, own)
    const whole = asParty(seat, outlook, task, { ...task, from: null, rule: null })
    const one = course && !fallsShort(course.end, whole) && candidateOf(seat, course.rules, course.end.over !== null)
    if (one) return [whole ? { ...one, ...leadingTo(outlook, way, task.rule, { whole, one }) } : one]
  }
  return []
}

function coursed({ model, start, meter }: Seat, task: Task): Course | null {
  let course: Course | null = null
  within(() => (course = followTasks(model, start, [task], meter)))
  return course
}

function anythingAt(seat: Seat): Candidate[] {
  const { model, start, stops } = seat
  const outlook: Outlook = { model, start, ways: [], needs: seat.meter, gains: [] }
  const changes = (rule: Rule, stop: Stop) => {
    const motion = model.perform(rule, movedTo(stop, start.values))
    return motion !== null && motion.changed.length > 0 && !rule.exhausted(start.values)
  }
  const tasks = [...stops.values()].flatMap((stop, place) =>
    [...rulesAt(model, stop), ...(place === 0 ? model.anywhere : [])]
      .filter((rule) => changes(rule, stop))
      .map((rule) => taskOf({ rule, stop })),
  )
  return tried(seat, outlook, tasks)
}

function candidateOf(seat: Seat, rules: readonly Rule[], ends: boolean): Candidate | null {
  const steps = rules.map(({ step }) => step)
  // A place where the party has been may be where the game now ends
  const until = steps.findIndex(
    (step, place) => !isOnTheWay(step, seat.visited) || (ends && place === steps.length - 1),
  )
  if (until < 0) return null
  const way = steps.slice(0, until + 1)
  const goal = goalOf(seat.model, seat.start, way)
  return (
    goal && {
      goal,
      steps: way,
      leadsOn: false,
      needless: 0,
      tasks: [],
      isWhole: until === steps.length - 1,
      completes: completesHold(seat, way.at(-1)!),
      ends: ends && until === steps.length - 1,
      waits: way.at(-1)!.type === 'wait',
    }
  )
}

function completesHold({ model, start }: Seat, step: Step): boolean {
  if (step.type === 'use_on' || !('hotspotId' in step) || step.hotspotId === null) return false
  const { together = [] } = model.hotspots.get(step.hotspotId)!
  return together.some((id) => start.values[model.variables.pressed(id)] === 1)
}
