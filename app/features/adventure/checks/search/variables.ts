import type { Condition } from '#app/features/engine/condition.schema.ts'
import { idsOfKind, isGroup, leavesOf } from '#app/features/engine/condition.schema.ts'
import { referencesOfEffect } from '#app/features/engine/effect.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import { evaluate } from '#app/features/engine/evaluate-condition.ts'
import { conditionsIn } from '#app/features/engine/conditions-in.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { Cast } from './cast.ts'
import type { Growth, Guard } from './guard.ts'
import { always, atLeast, not } from './guard.ts'
import { isTimed, noTime, placeAmong, timedLeaves, untouchedRun } from './timed.ts'
import type { TimedLeaf } from './timed.ts'

type Leaf = ReturnType<typeof leavesOf>[number]

/** The meaning of a flag's variable: an index into `values`, where 0 is "never set". */
interface FlagMeaning {
  values: (FlagValue | undefined)[]
  /** The flag is set to one value only and keeps it, or only counts up to `most`: the variable never shrinks. */
  growsOnly: boolean
  most: number | null
}

export const conditionsOf = ({ document, secrets }: Compiled): Condition[] => [
  ...document.scenes.flatMap((scene) => [...conditionsIn(scene), ...(scene.ending ? [scene.ending.conditions] : [])]),
  ...secrets.items.flatMap((item) => [...item.uses, ...item.combinations].map(({ conditions }) => conditions)),
  ...secrets.npcs.flatMap((npc) =>
    npc.nodes.flatMap((node) => [node.conditions, ...node.choices.map(({ conditions }) => conditions)]),
  ),
]

export class Variables {
  readonly names: string[] = []
  readonly conditions: Condition[]
  readonly effects: Effect[]
  private readonly numbers = new Map<string, number>()
  private readonly flags = new Map<string, FlagMeaning>()
  /** Of each kind that time turns on, its conditions in the order in which they come to hold. */
  readonly timed: ReturnType<typeof timedLeaves>
  private readonly puzzleIds: string[]
  private readonly leaves: Leaf[]
  private readonly cast: Cast

  constructor({ document, secrets }: Compiled, cast: Cast) {
    this.cast = cast
    this.conditions = conditionsOf({ document, secrets })
    this.effects = effectsOf(secrets)
    this.leaves = this.conditions.flatMap(leavesOf)
    this.puzzleIds = document.puzzles.map(({ id }) => id)
    this.timed = timedLeaves(this.leaves)
    for (const { id } of document.scenes) for (const kind of ['visited', 'revealed']) this.number(`${kind} ${id}`)
    for (const { id } of document.puzzles) for (const kind of ['solved', 'hints', 'wrong']) this.number(`${kind} ${id}`)
    for (const { id } of document.items) this.number(`item ${id}`)
    for (const name of idsOfKind(this.effects.flatMap(referencesOfEffect), 'flag', 'counter')) this.flag(name)
    for (const effect of this.effects)
      if (effect.type === 'take_item' || effect.type === 'reveal_scene')
        this.number(effect.type === 'take_item' ? `item ${effect.itemId}` : `revealed ${effect.sceneId}`)
  }

  number(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    this.numbers.set(name, this.names.length)
    this.names.push(name)
    return this.names.length - 1
  }

  item = (id: string) => this.number(`item ${id}`)
  taken = (hotspotId: string) => this.number(`taken ${hotspotId}`)
  /** 1: held, for whoever presses a partner; 2: done together. */
  pressed = (hotspotId: string) => this.number(`pressed ${hotspotId}`)
  solved = (puzzleId: string) => this.number(`solved ${puzzleId}`)
  visited = (sceneId: string) => this.number(`visited ${sceneId}`)
  revealed = (sceneId: string) => this.number(`revealed ${sceneId}`)
  seen = (npcId: string, nodeId: string) => this.number(`seen ${npcId} ${nodeId}`)
  used = (rule: string) => this.number(`used ${rule}`)
  hints = (puzzleId: string) => this.number(`hints ${puzzleId}`)
  wrong = (puzzleId: string) => this.number(`wrong ${puzzleId}`)
  /** How many conditions of a kind time has turned on. */
  time = (kind: TimedLeaf['type']) => this.number(`time ${kind}`)
  flag = (name: string) => this.number(`flag ${name}`)

  hintsWatched = (puzzleId: string): boolean =>
    this.leaves.some((leaf) => leaf.type === 'hints_used' && (leaf.puzzleId ?? puzzleId) === puzzleId)
  wrongWatched = (puzzleId: string): number =>
    Math.max(
      0,
      ...this.leaves.map((leaf) => (leaf.type === 'attempts' && leaf.puzzleId === puzzleId ? leaf.atLeast : 0)),
    )
  visitWatched = (sceneId: string): boolean =>
    this.leaves.some((leaf) => leaf.type === 'scene_visited' && leaf.sceneId === sceneId)

  mostAsked = (itemId: string): number =>
    Math.max(0, ...this.leaves.map((leaf) => (leaf.type === 'has_item' && leaf.itemId === itemId ? leaf.count : 0)))

  meaning(flag: string): FlagMeaning {
    const known = this.flags.get(flag)
    if (known) return known
    const meaning = this.learn(flag)
    this.flags.set(flag, meaning)
    return meaning
  }

  private learn(flag: string): FlagMeaning {
    const sets = this.effects.flatMap((effect) =>
      effect.type === 'set_flag' && effect.flag === flag ? [effect.value] : [],
    )
    const counts = this.effects.filter((effect) => effect.type === 'change_counter' && effect.counter === flag)
    if (counts.length === 0)
      return { values: [undefined, ...new Set(sets)], growsOnly: new Set(sets).size <= 1, most: null }
    const upOnly =
      sets.length === 0 &&
      counts.every(
        (effect) =>
          effect.type === 'change_counter' && effect.by >= 0 && (effect.min ?? 0) <= 0 && effect.max === undefined,
      )
    if (!upOnly) return { values: [undefined], growsOnly: false, most: null }
    const asked = this.leaves.flatMap((leaf) =>
      leaf.type === 'flag_compared' && leaf.flag === flag && typeof leaf.value === 'number'
        ? [Math.floor(Math.abs(leaf.value))]
        : [],
    )
    return { values: [undefined], growsOnly: true, most: Math.max(0, ...asked) + 1 }
  }

  encode(flag: string, value: FlagValue): number {
    const { values, most } = this.meaning(flag)
    if (most !== null && typeof value === 'number') return Math.min(value, most) + 1
    const known = values.indexOf(value)
    return known >= 0 ? known : values.push(value) - 1
  }

  decode(flag: string, variable: number): FlagValue | undefined {
    const { values, most } = this.meaning(flag)
    if (most !== null) return variable === 0 ? undefined : variable - 1
    return values[variable]
  }

  /** Whether a condition holds for one of these players; without them, for one of the party. */
  guard(condition: Condition, cast: Cast = this.cast): Guard {
    if (cast.length > 0 && !leavesOf(condition).some(({ type }) => type === 'role')) return this.guardOf(condition, [])
    const guards = cast.map((roles) => this.guardOf(condition, roles))
    return guards.length === 1 ? guards[0]! : { kind: 'any', of: guards }
  }

  private guardOf(condition: Condition, roles: readonly Role[]): Guard {
    if (isGroup(condition)) {
      if (condition.type === 'not') return not(this.guardOf(condition.of, roles))
      return { kind: condition.type, of: condition.of.map((part) => this.guardOf(part, roles)) }
    }
    const [leaf] = leavesOf(condition)
    return leaf ? this.leaf(leaf, roles) : always
  }

  private leaf(leaf: Leaf, roles: readonly Role[]): Guard {
    if (isTimed(leaf)) return atLeast(this.time(leaf.type), placeAmong(this.timed.get(leaf.type) ?? [], leaf))
    switch (leaf.type) {
      case 'has_item':
        return atLeast(this.item(leaf.itemId), leaf.count)
      case 'puzzle_solved':
        return atLeast(this.solved(leaf.puzzleId), 1)
      case 'scene_visited':
        return atLeast(this.visited(leaf.sceneId), 1)
      case 'node_seen':
        return atLeast(this.seen(leaf.npcId, leaf.nodeId), 1)
      case 'attempts':
        return atLeast(this.wrong(leaf.puzzleId), leaf.atLeast)
      case 'role':
        return roles.includes(leaf.role) ? always : not(always)
      case 'hints_used': {
        const reads = (leaf.puzzleId === undefined ? this.puzzleIds : [leaf.puzzleId]).map((id) => this.hints(id))
        return {
          kind: 'leaf',
          reads,
          test: (values) => reads.reduce((sum, variable) => sum + values[variable]!, 0) >= leaf.atLeast,
          grows: 'up',
        }
      }
      case 'flag_set':
      case 'flag_compared':
        return this.flagLeaf(leaf)
    }
  }

  private flagLeaf(leaf: Extract<Leaf, { type: 'flag_set' | 'flag_compared' }>): Guard {
    const variable = this.flag(leaf.flag)
    // asks the engine itself, once per value
    const answers: boolean[] = []
    const answer = (value: number): boolean => {
      const held = this.decode(leaf.flag, value)
      return (answers[value] ??= evaluate(
        leaf,
        { ...untouchedRun, flags: held === undefined ? {} : { [leaf.flag]: held } },
        noTime,
        [],
      ))
    }
    const { growsOnly, values, most } = this.meaning(leaf.flag)
    let grows: Growth = 'either'
    if (growsOnly) {
      const all = Array.from({ length: (most === null ? values.length - 1 : most + 1) + 1 }, (_, value) =>
        answer(value),
      )
      if (all.every((now, at) => at === 0 || now || !all[at - 1])) grows = 'up'
      else if (all.every((now, at) => at === 0 || !now || all[at - 1])) grows = 'down'
    }
    return { kind: 'leaf', reads: [variable], test: (held) => answer(held[variable]!), grows }
  }
}
