import { keyOf } from './closure.ts'
import type { GameModel } from './game-model.ts'
import type { Meter } from './meter.ts'
import type { Moment, Motion, Rule } from './moment.ts'
import { placeOf } from './moment.ts'
import type { Coverage } from './search.ts'
import { noCoverage } from './search.ts'
import { rulesAt } from './walk.ts'

interface Visit {
  moment: Moment
  from: Visit | null
  rule: Rule | null
  actions: number
  before: Visit[]
  done: boolean
}

export interface Exploration {
  moments: number
  coverage: Coverage
  shortest: Rule[] | null
  deadEnds: { rules: Rule[]; fatal: Rule; end: Moment }[]
}

const mostReported = 3

/** Opening a puzzle is part of answering it, and doing something else leaves it: neither counts as an action. */
const actionsOf = ({ step }: Rule): 0 | 1 => (step.type === 'leave' || step.type === 'open' ? 0 : 1)

/** Plays the shortest ways first. Null when players can collect more of an item than is counted. @throws SpentUp */
export function explore(model: GameModel, meter: Meter): Exploration | null {
  const start = model.start()
  const coverage = noCoverage()
  const root: Visit = { moment: start, from: null, rule: null, actions: 0, before: [], done: false }
  const visits = new Map([[nameOf(model, start), root]])
  coverage.scenes.add(start.scene)
  noteGrowth(coverage, new Int32Array(start.values.length), start)
  // one round per number of actions; steps that count as none are appended to the current round
  for (let now: Visit[] = [root], later: Visit[] = []; now.length > 0; [now, later] = [later, []]) {
    for (const visit of now) {
      if (visit.done || visit.moment.over !== null) continue
      visit.done = true
      for (const rule of [...rulesAt(model, visit.moment), ...model.travels, ...model.anywhere]) {
        meter.spend(rule.cost + visit.moment.values.length / 8)
        const motion = model.perform(rule, visit.moment)
        if (!motion) continue
        if (motion.overflowed) return null
        note(coverage, rule, motion, visit.moment)
        const next = arrive(visits, nameOf(model, motion), { visit, rule, motion })
        if (next) (actionsOf(rule) === 0 ? now : later).push(next)
      }
    }
  }
  const ends = [...visits.values()].filter(({ moment }) => moment.over !== null)
  const first = ends.toSorted((a, b) => a.actions - b.actions)[0]
  return {
    moments: visits.size,
    coverage,
    shortest: first ? wayTo(first) : null,
    deadEnds: ends.length === 0 ? [] : deadEndsAmong([...visits.values()], ends),
  }
}

const nameOf = (model: GameModel, moment: Moment): string =>
  `${moment.over ?? ''} ${keyOf(model, placeOf(moment, model.inScene.length), moment.values)}`

function arrive(
  visits: Map<string, Visit>,
  name: string,
  { visit, rule, motion }: { visit: Visit; rule: Rule; motion: Motion },
): Visit | null {
  const actions = visit.actions + actionsOf(rule)
  const known = visits.get(name)
  if (!known) {
    const next: Visit = { moment: motion, from: visit, rule, actions, before: [visit], done: false }
    visits.set(name, next)
    return next
  }
  known.before.push(visit)
  if (known.done || known.actions <= actions) return null
  Object.assign(known, { from: visit, rule, actions })
  return known
}

function note(coverage: Coverage, rule: Rule, motion: Motion, before: Moment): void {
  coverage.rules.add(rule.id)
  coverage.scenes.add(motion.scene)
  if (motion.over !== null) coverage.endings.add(motion.over)
  noteGrowth(coverage, before.values, motion)
}

function noteGrowth(coverage: Coverage, before: Moment['values'], { values }: Moment): void {
  if (before !== values)
    values.forEach((value, variable) => value > before[variable]! && coverage.variables.add(variable))
}

function wayTo(visit: Visit): Rule[] {
  const rules: Rule[] = []
  for (let at: Visit | null = visit; at?.rule; at = at.from) rules.push(at.rule)
  return rules.toReversed()
}

function deadEndsAmong(visits: readonly Visit[], ends: readonly Visit[]): Exploration['deadEnds'] {
  const alive = new Set(ends)
  for (const visit of alive) for (const before of visit.before) alive.add(before)
  const found: Exploration['deadEnds'] = []
  for (const visit of visits.filter((one) => !alive.has(one)).toSorted((a, b) => a.actions - b.actions)) {
    const { rule, from } = visit
    if (!rule || !from || !alive.has(from) || found.some(({ fatal }) => fatal === rule)) continue
    found.push({ rules: wayTo(visit), fatal: rule, end: visit.moment })
    if (found.length === mostReported) break
  }
  return found
}
