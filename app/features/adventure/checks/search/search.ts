import type { Closure } from './closure.ts'
import { closureOf } from './closure.ts'
import type { GameModel } from './game-model.ts'
import type { Meter } from './meter.ts'
import type { Moment, Motion, Rule } from './moment.ts'
import { placeOf } from './moment.ts'
import type { Stop } from './walk.ts'
import { movedTo, rulesAt } from './walk.ts'

export interface Node {
  closure: Closure
  from: { node: Node; stop: Stop; rule: Rule } | null
  ends: { stop: Stop; rule: Rule; over: string; reasons: readonly number[] }[]
  next: Node[]
  expanded: boolean
  fate: 'open' | 'ends' | 'stuck'
}

export interface Coverage {
  scenes: Set<number>
  variables: Set<number>
  endings: Set<string>
  rules: Set<number>
  overflowed: boolean
}

export const noCoverage = (): Coverage => ({
  scenes: new Set(),
  variables: new Set(),
  endings: new Set(),
  rules: new Set(),
  overflowed: false,
})

/** The first way that was found to each ending, in the order of finding. */
export function endsOf({ nodes, model }: Search): { node: Node; end: Node['ends'][number] }[] {
  const found = new Map<string, { node: Node; end: Node['ends'][number] }>()
  for (const node of nodes.values())
    for (const end of node.ends) {
      const scene = model.perform(end.rule, movedTo(end.stop, node.closure.at.values))!.scene
      const { id, ending } = model.document.scenes[scene]!
      // Several rules may end the game with the same scene
      const name = ending ? id : end.over
      if (!found.has(name)) found.set(name, { node, end })
    }
  return [...found.values()]
}

export class Search {
  readonly nodes = new Map<string, Node>()
  readonly coverage = noCoverage()
  readonly model: GameModel
  readonly meter: Meter

  constructor(model: GameModel, meter: Meter) {
    this.model = model
    this.meter = meter
  }

  /** The node of a moment. @throws SpentUp */
  nodeOf(moment: Moment, from: Node['from'] = null): Node {
    const closure = closureOf(this.model, moment, this.meter)
    const known = this.nodes.get(closure.key)
    if (known) return known
    const node: Node = { closure, from, ends: [], next: [], expanded: false, fate: 'open' }
    this.nodes.set(closure.key, node)
    this.coverClosure(closure)
    return node
  }

  private coverClosure({ places, deeds, overflowed }: Closure): void {
    for (const { scene } of places.values()) this.coverage.scenes.add(scene)
    for (const { rule, changes } of deeds) {
      this.coverage.rules.add(rule.id)
      for (const { variable, grew } of changes) if (grew) this.coverage.variables.add(variable)
    }
    this.coverage.overflowed ||= overflowed
  }

  private cover(rule: Rule, motion: Motion, before: Moment): void {
    this.coverage.rules.add(rule.id)
    this.coverage.scenes.add(motion.scene)
    for (const variable of motion.changed)
      if (motion.values[variable]! > before.values[variable]!) this.coverage.variables.add(variable)
    if (motion.over !== null) this.coverage.endings.add(motion.over)
    this.coverage.overflowed ||= motion.overflowed
  }

  /** Tries every step that gives something up. @throws SpentUp */
  expand(node: Node): void {
    if (node.expanded) return
    const next = new Set<Node>()
    const stops = [...node.closure.places.values()]
    for (const stop of stops) for (const rule of rulesAt(this.model, stop)) this.tryOut(node, stop, rule, next)
    const [first, ...others] = stops
    for (const rule of [...this.model.travels, ...this.model.anywhere]) {
      const motion = this.tryOut(node, first!, rule, next)
      if (motion && this.model.shutsWay(node.closure.at.values, motion))
        for (const stop of others) this.tryOut(node, stop, rule, next)
    }
    next.delete(node)
    node.next = [...next]
    node.expanded = true
  }

  private tryOut(node: Node, stop: Stop, rule: Rule, next: Set<Node>): Motion | null {
    const { closure } = node
    const here = movedTo(stop, closure.at.values)
    this.meter.spend(rule.cost)
    const motion = this.model.perform(rule, here)
    if (!motion) return null
    this.cover(rule, motion, here)
    if (motion.over !== null)
      node.ends.push({ stop, rule, over: motion.over, reasons: this.model.reasonsOfEnd(motion) })
    else if (
      motion.changed.some((variable) => this.model.matters(variable)) ||
      !closure.places.has(placeOf(motion, this.model.inScene.length))
    ) {
      next.add(this.nodeOf(motion, { node, stop, rule }))
    }
    return motion
  }

  canEnd(start: Node): boolean {
    if (start.fate !== 'open') return start.fate === 'ends'
    const parents = new Map<Node, Node | null>([[start, null]])
    const open = [start]
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.fate === 'open') this.expand(node)
      if (node.fate === 'ends' || node.ends.length > 0) {
        for (let at: Node | null | undefined = node; at; at = parents.get(at)) at.fate = 'ends'
        return true
      }
      if (node.fate === 'stuck') continue
      for (const next of node.next) {
        if (parents.has(next)) continue
        parents.set(next, node)
        open.push(next)
      }
    }
    for (const node of parents.keys()) node.fate = 'stuck'
    return false
  }

  exhaust(start: Node): void {
    this.reachedFrom(start)
  }

  reachedFrom(start: Node): ReadonlySet<Node> {
    const reached = new Set([start])
    for (const node of reached) {
      this.expand(node)
      for (const next of node.next) reached.add(next)
    }
    return reached
  }
}
