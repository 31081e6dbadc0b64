import type { EditionItem } from '#app/features/engine/edition.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { largestTotal } from '#app/features/engine/limits.ts'
import { targetsIn } from '#app/features/engine/lookup.ts'
import { isBlank } from '#app/i18n/local-text.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { Guard, Values } from './guard.ts'
import { requires } from './guard.ts'
import type { Motion } from './moment.ts'
import type { Variables } from './variables.ts'

interface Purse {
  variable: number
  stackable: boolean
  consumable: boolean
  kept: boolean
  forfeited: boolean
  /** Given in only one place and only once, so nobody can be given it while they have it. */
  unique: boolean
  most: number
}

export class Happenings {
  private readonly purses = new Map<string, Purse>()
  private readonly scenes: Map<string, number>
  private readonly visits: Map<string, number>
  private readonly variables: Variables

  constructor({ document, secrets }: Compiled, variables: Variables) {
    this.variables = variables
    this.scenes = new Map(document.scenes.map(({ id }, index) => [id, index]))
    this.visits = new Map(
      document.scenes.filter(({ id }) => variables.visitWatched(id)).map(({ id }) => [id, variables.visited(id)]),
    )
    const taken = new Map<string, number>()
    const note = (itemId: string, count: number) => taken.set(itemId, (taken.get(itemId) ?? 0) + count)
    for (const effect of variables.effects) if (effect.type === 'take_item') note(effect.itemId, effect.count)
    for (const item of secrets.items) {
      for (const _ of item.uses) note(item.id, 1)
      for (const { withItemId } of item.combinations) for (const id of [item.id, withItemId]) note(id, 1)
    }
    const lost = new Set(variables.effects.flatMap((effect) => (effect.type === 'take_item' ? [effect.itemId] : [])))
    const given = givenIn({ document, secrets })
    for (const item of document.items)
      this.purses.set(item.id, {
        ...this.purseOf(item, taken.get(item.id) ?? 0, lost.has(item.id)),
        unique: (given.get(item.id) ?? 0) <= 1,
      })
  }

  private purseOf({ id, stackable, consumable }: EditionItem, spent: number, lost: boolean): Omit<Purse, 'unique'> {
    const kept = !lost && !(consumable && spent > 0)
    // twice the most that is asked for, plus what could be spent
    const asked = Math.max(1, this.variables.mostAsked(id), spent > 0 ? 2 : 1)
    return {
      variable: this.variables.item(id),
      stackable,
      consumable,
      kept,
      forfeited: false,
      most: stackable ? (kept ? asked : asked * 2 + spent) : 1,
    }
  }

  /** Notes items that rules may take away without requiring them: picking one up early may turn out to be a mistake. */
  noteForfeits(rules: readonly { guard: Guard; takes: readonly number[] }[]): void {
    const lost = new Set(
      this.variables.effects.flatMap((effect) => (effect.type === 'take_item' ? [effect.itemId] : [])),
    )
    for (const [itemId, purse] of this.purses) {
      purse.forfeited =
        lost.has(itemId) &&
        rules.some(({ takes, guard }) => takes.includes(purse.variable) && !requires(guard, purse.variable))
    }
  }

  purse = (itemId: string): Purse | undefined => this.purses.get(itemId)

  enter(motion: Motion, scene: number, sceneId: string): void {
    motion.scene = scene
    motion.focus = 0
    const visit = this.visits.get(sceneId)
    if (visit !== undefined) motion.set(visit, 1)
  }

  give(motion: Motion, itemId: string, wanted: number): void {
    const purse = this.purses.get(itemId)
    if (!purse) return
    const held = motion.values[purse.variable]!
    const count = purse.stackable ? wanted : 1 - held
    if (count < wanted && !purse.kept && !purse.stackable && held > 0) motion.wasted.push(purse.variable)
    if (count <= 0) return
    motion.noticed = true
    if (purse.forfeited) motion.staked.push(purse.variable)
    if (held + count > purse.most && !purse.kept) motion.overflowed = true
    motion.set(purse.variable, Math.min(purse.most, held + count))
  }

  lose(motion: Motion, itemId: string, count: number): void {
    const variable = this.variables.item(itemId)
    const held = motion.values[variable]!
    if (held < count) motion.vain.push(variable)
    if (held === 0) return
    motion.noticed = true
    motion.set(variable, Math.max(0, held - count))
  }

  apply(motion: Motion, effects: readonly Effect[], name: string): void {
    for (const effect of effects) {
      if (motion.over !== null) return
      this.happen(motion, effect, name)
    }
  }

  private happen(motion: Motion, effect: Effect, name: string): void {
    switch (effect.type) {
      case 'give_item':
        return this.give(motion, effect.itemId, effect.count)
      case 'take_item':
        return this.lose(motion, effect.itemId, effect.count)
      case 'say':
        motion.noticed ||= !isBlank(effect.text)
        return
      case 'add_experience':
        motion.noticed = true
        return
      case 'set_flag':
        motion.noticed = true
        return motion.set(this.variables.flag(effect.flag), this.variables.encode(effect.flag, effect.value))
      case 'change_counter':
        return this.count(motion, effect)
      // Who plays alone asks nobody, and a party may always agree
      case 'ask_others':
        return
      default:
        return this.lead(motion, effect, name)
    }
  }

  private lead(
    motion: Motion,
    effect: Extract<Effect, { type: 'reveal_scene' | 'go_to_scene' | 'finish' }>,
    name: string,
  ): void {
    const { sceneId } = effect
    const scene = sceneId === undefined ? undefined : this.scenes.get(sceneId)
    motion.noticed ||= scene !== undefined || effect.type === 'finish'
    if (effect.type === 'reveal_scene') {
      if (scene !== undefined) motion.set(this.variables.revealed(effect.sceneId), 1)
      return
    }
    if (scene !== undefined && sceneId !== undefined) this.enter(motion, scene, sceneId)
    if (effect.type === 'finish') motion.over = name
  }

  private count(
    motion: Motion,
    { counter, by, min = -largestTotal, max = largestTotal }: Extract<Effect, { type: 'change_counter' }>,
  ): void {
    const variable = this.variables.flag(counter)
    const held = this.variables.decode(counter, motion.values[variable]!)
    const value = Math.max(min, Math.min(max, (typeof held === 'number' ? held : 0) + by))
    motion.noticed = true
    motion.set(variable, this.variables.encode(counter, value))
  }

  takenBy(effects: readonly Effect[]): number[] {
    return effects.flatMap((effect) => {
      if (effect.type !== 'take_item' && effect.type !== 'give_item') return []
      const purse = this.purses.get(effect.itemId)
      return purse && (effect.type === 'take_item' || (!purse.kept && !purse.stackable && !purse.unique))
        ? [purse.variable]
        : []
    })
  }

  isIdle(effect: Effect, values: Values, wanted: (variable: number) => boolean): boolean {
    switch (effect.type) {
      case 'say':
      case 'add_experience':
      case 'ask_others':
        return true
      case 'give_item': {
        const purse = this.purses.get(effect.itemId)
        return !purse || !wanted(purse.variable) || (purse.kept && values[purse.variable]! >= purse.most)
      }
      case 'take_item':
        return !wanted(this.variables.item(effect.itemId))
      case 'set_flag': {
        const variable = this.variables.flag(effect.flag)
        return !wanted(variable) || (this.variables.meaning(effect.flag).growsOnly && values[variable]! > 0)
      }
      case 'change_counter': {
        const variable = this.variables.flag(effect.counter)
        const { most } = this.variables.meaning(effect.counter)
        return !wanted(variable) || (most !== null && values[variable] === most + 1)
      }
      case 'reveal_scene':
        return values[this.variables.revealed(effect.sceneId)] === 1
      case 'go_to_scene':
      case 'finish':
        return false
    }
  }
}

/** How often each item can be given; a repeatable gift counts twice. */
function givenIn({ document, secrets }: Compiled): Map<string, number> {
  const given = new Map<string, number>()
  const note = (itemId: string, times: number) => given.set(itemId, (given.get(itemId) ?? 0) + times)
  const noteAll = (effects: readonly Effect[], times: number) =>
    effects.forEach((effect) => effect.type === 'give_item' && note(effect.itemId, times))
  for (const { hotspots } of document.scenes) for (const itemId of targetsIn(hotspots, 'item')) note(itemId, 1)
  for (const { onSolve, onFail = [] } of secrets.puzzles) noteAll([...onSolve, ...onFail], 1)
  for (const { nodes } of secrets.npcs) for (const { rewards } of nodes) noteAll(rewards, 1)
  for (const { uses, combinations } of secrets.items) {
    for (const script of [...uses, ...combinations]) noteAll(script.effects, script.once ? 1 : 2)
    for (const { resultItemId, once } of combinations) if (resultItemId !== null) note(resultItemId, once ? 1 : 2)
  }
  return given
}
