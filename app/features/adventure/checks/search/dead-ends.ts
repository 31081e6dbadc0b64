import type { Closure, Deed } from './closure.ts'
import { changesOf, closureOf, keyOf, relocation, sinceOf } from './closure.ts'
import type { GameModel } from './game-model.ts'
import type { Meter } from './meter.ts'
import type { Moment, Motion, Rule } from './moment.ts'
import { placeOf } from './moment.ts'
import type { Course, Task } from './plan.ts'
import { fewestTasks, followTasks, reasonsAt, supportOf, taskOf, tasksTo } from './plan.ts'
import type { Regions } from './regions.ts'
import { regionsOf } from './regions.ts'
import type { Search } from './search.ts'
import type { Stop } from './walk.ts'
import { movedTo, roundTrip, rulesAt, walkFrom } from './walk.ts'

export interface DeadEnd {
  rules: Rule[]
  fatal: Rule
  end: Moment
}

interface Lazy {
  moment: Moment
  rules: Rule[]
}

interface Candidate {
  rule: Rule
  stop: Stop
  closure: Closure
  before: number
  /** Performing it where it was found gives nothing up, unless there is no way back. */
  harmless: boolean
  losses: readonly number[]
}

const mostReported = 3
const mostAttempts = 2
const mostWalks = 4

/** Takes each irreversible step with as little as it needs, since gaining more rarely closes a way on.
 * @throws SpentUp; `found` keeps the dead ends found until then */
export function findDeadEnds(search: Search, start: Moment, found: DeadEnd[]): void {
  new Hunt(search, found).run(start)
}

class Hunt {
  private readonly known = new Map<string, boolean>()
  private readonly open: Lazy[] = []
  private readonly tried = new Map<Rule, number>()
  private readonly attempts = new Map<Rule, number>()
  private readonly search: Search
  private readonly model: GameModel
  private readonly meter: Meter
  private readonly found: DeadEnd[]

  constructor(search: Search, found: DeadEnd[]) {
    this.search = search
    this.model = search.model
    this.meter = search.meter
    this.found = found
  }

  run(start: Moment): void {
    this.open.push({ moment: start, rules: [] })
    this.goAhead()
    const root = this.search.nodeOf(start)
    this.search.exhaust(root)
    for (const node of this.search.reachedFrom(root)) {
      for (const candidate of this.candidatesOf(
        node.closure,
        regionsOf(this.model, node.closure.places.values(), node.closure.at.values, this.meter),
      )) {
        const attempts = this.attempts.get(candidate.rule) ?? 0
        if (this.isDone || this.tried.has(candidate.rule) || attempts >= mostAttempts) continue
        this.attempts.set(candidate.rule, attempts + 1)
        const tasks = tasksTo(node, candidate)
        const whole = this.leastOf(start, tasks, followTasks(this.model, start, tasks, this.meter), node.closure)
        if (whole) this.judge(whole, [])
        this.goAhead()
      }
    }
  }

  private get isDone(): boolean {
    return this.found.length >= mostReported
  }

  private goAhead(): void {
    for (let lazy = this.open.shift(); lazy; lazy = this.open.shift()) {
      for (const { course, candidate } of this.irreversible(lazy.moment)) {
        const lives = this.judge(course, lazy.rules)
        if (this.isDone) return
        // only a player who gained more can survive this step: explore what follows with everything gained before it
        const richer = lives
          ? null
          : followTasks(
              this.model,
              lazy.moment,
              [...candidate.closure.deeds.slice(0, candidate.before), candidate].map(taskOf),
              this.meter,
            )
        if (richer && richer.end.over === null) this.goOnFrom(richer, lazy.rules)
      }
    }
  }

  /** Goes on from a course's end if the game can still be finished there; false when it found a dead end. */
  private judge(course: Course, before: readonly Rule[]): boolean {
    if (this.goOnFrom(course, before)) return true
    const fatal = course.rules.at(-1)!
    if (!this.found.some((other) => other.fatal === fatal))
      this.found.push({ rules: [...before, ...course.rules], fatal, end: course.end })
    return false
  }

  private goOnFrom({ end, rules }: Course, before: readonly Rule[]): boolean {
    const places = roundTrip(this.model, end, this.meter)
    const key = keyOf(this.model, Math.min(...places.keys()), end.values)
    const lives = this.known.get(key)
    if (lives !== undefined) return lives
    const canEnd = this.search.canEnd(this.search.nodeOf(end))
    this.known.set(key, canEnd)
    if (canEnd) this.open.push({ moment: end, rules: [...before, ...rules] })
    return canEnd
  }

  /** Courses that end with an irreversible step, each with as little before it as possible. */
  private irreversible(moment: Moment): { course: Course; candidate: Candidate }[] {
    const closure = closureOf(this.model, moment, this.meter)
    const around = regionsOf(this.model, closure.places.values(), moment.values, this.meter)
    return this.candidatesOf(closure, around, moment).flatMap((candidate) => {
      if (this.isWornOut(candidate)) return []
      const variants = candidate.losses.length > 0 ? [[], candidate.losses] : [[]]
      return variants.flatMap((also) => {
        const course = this.courseFor(moment, candidate, also)
        return course ? [{ course, candidate }] : []
      })
    })
  }

  /** Ways that are free to walk are examined only from the first few moments that offer them. */
  private isWornOut({ rule, harmless }: Candidate): boolean {
    const times = (this.tried.get(rule) ?? 0) + 1
    this.tried.set(rule, times)
    return harmless && rule.walks && times > mostWalks
  }

  private candidatesOf(closure: Closure, around: Regions, moment: Moment | null = null): Candidate[] {
    const { model } = this
    const done = closure.deeds.flatMap(({ rule, stop, changes, wasted, carries }, before): Candidate[] => {
      const losses = lossesOf(changes, [...wasted, ...rule.takes])
      return carries || wasted.length > 0 || rule.takes.length > 0 || model.mayHurt(rule, changes)
        ? [{ rule, stop, closure, before, harmless: false, losses }]
        : []
    })
    // a way that a deed closed may be a trap for a player who skips that deed
    const shut = moment ? closure.deeds.flatMap((deed) => this.shutBy(deed, moment, around)) : []
    return [...done, ...shut, ...this.stillIn(closure, around)]
  }

  private shutBy(deed: Deed, moment: Moment, around: Regions): Candidate[] {
    if (!deed.shuts) return []
    const rules = new Set(this.model.shutBy(deed.rule, deed.changes))
    return this.stillIn(closureOf(this.model, moment, this.meter, deed.rule), around).filter(({ rule }) =>
      rules.has(rule),
    )
  }

  private stillIn(closure: Closure, around: Regions): Candidate[] {
    const { model } = this
    return [...closure.places.values()].flatMap((stop, index) =>
      [...rulesAt(model, stop), ...(index === 0 ? [...model.travels, ...model.anywhere] : [])].flatMap((rule) =>
        this.candidateAt(closure, rule, stop, around),
      ),
    )
  }

  private candidateAt(closure: Closure, rule: Rule, stop: Stop, around: Regions): Candidate[] {
    const { model, meter } = this
    const scenes = model.inScene.length
    const { values } = closure.at
    meter.spend(rule.cost)
    const motion = model.perform(rule, movedTo(stop, values))
    if (!motion) return []
    const changes = changesOf(motion, values)
    const losses = lossesOf(changes, [...motion.wasted, ...rule.takes])
    const harmless =
      motion.wasted.length === 0 && rule.takes.length === 0 && !model.mayHurt(rule, changes) && !model.stakes(motion)
    const from = around.get(placeOf(stop, scenes))
    const inside = from !== undefined && from === around.get(placeOf(motion, scenes))
    return inside && harmless ? [] : [{ rule, stop, closure, before: closure.deeds.length, harmless, losses }]
  }

  private courseFor(moment: Moment, candidate: Candidate, also: readonly number[]): Course | null {
    const { rule, stop, closure, before } = candidate
    const deed = closure.deeds[before]
    // to have what this step takes away, the player may first do what the closure did only later
    const deeds =
      also.length > 0 ? closure.deeds.filter((other) => other.rule !== rule) : closure.deeds.slice(0, before)
    const since = deed
      ? deed.since.filter((variable) => variable !== relocation)
      : sinceOf(moment.values, stop, rule, closure.at.values)
    const carried = closure.relocated ? [[relocation, ...since]] : []
    const whole = deed ? deed.reasons : reasonsAt(candidate, closure)
    const ways = [
      ...[since, ...carried].map((needed) => supportOf(deeds, new Set([...needed, ...also]), 'since')),
      supportOf(deeds, new Set([...whole, ...also])),
    ]
    const tried = new Set<string>()
    for (const support of ways) {
      const key = support.map((one) => one.rule.id).join()
      if (tried.has(key)) continue
      tried.add(key)
      const tasks = [...support.map(taskOf), taskOf(candidate)]
      const course = followTasks(this.model, moment, tasks, this.meter)
      if (course && course.end.over === null) return this.leastOf(moment, tasks, course, closure, also.length > 0)
    }
    return null
  }

  private leastOf(
    moment: Moment,
    tasks: readonly Task[],
    course: Course | null,
    closure: Closure,
    asItIs = false,
  ): Course | null {
    if (!course || !this.givesUp(course, closure)) return null
    if (tasks.length === 1 || asItIs) return course
    const follow = (some: readonly Task[]) => followTasks(this.model, moment, some, this.meter)
    return follow(fewestTasks(tasks, (fewer) => this.givesUp(follow(fewer), closure), 30))
  }

  private givesUp(course: Course | null, closure: Closure): boolean {
    return (
      course !== null &&
      course.end.over === null &&
      course.last !== null &&
      cannotBeTakenBack(this.model, course, course.last, closure, this.meter)
    )
  }
}

const lossesOf = (changes: Deed['changes'], wasted: readonly number[]): number[] => [
  ...wasted,
  ...changes.flatMap(({ variable, grew }) => (grew ? [] : [variable])),
]

function cannotBeTakenBack(
  model: GameModel,
  { before, end, rules }: Course,
  last: Motion,
  { places }: Closure,
  meter: Meter,
): boolean {
  if (last.wasted.length > 0 || model.stakes(last) || model.hurtBy(rules.at(-1)!, before.values, last)) return true
  // a player who stays in the scene can simply turn away, even from something that cannot be looked at again
  if (before.scene === end.scene && (before.focus === end.focus || before.focus === 0)) return false
  const exactly = before.scene === end.scene
  const goal = (place: Pick<Moment, 'scene' | 'focus'>) =>
    place.scene === before.scene && (!exactly || place.focus === before.focus)
  const back = walkFrom(model, end, meter, { free: true, until: goal })
  if ([...back.values()].some(goal)) return false
  // a place unknown to the closure is explored from here
  if (!places.has(placeOf(end, model.inScene.length))) return true
  // a way back that may work only once does not count
  const after = closureOf(model, end, meter)
  return after.relocated || ![...after.places.values()].some(goal)
}
