import { isApart } from './rules.ts'
import type { Rule, Thing } from './schema.ts'

type Known = -1 | 0 | 1

export type Depth = 'direct' | 'crossed'

export interface Fact {
  one: Thing
  other: Thing
  goes: boolean
}

class Contradiction extends Error {}

/** Every pair is open, ticked or crossed, and each step follows from the clues and from earlier marks. */
export class Grid {
  readonly #categories: number
  readonly #items: number
  readonly #cells: Int8Array
  #changed = false
  #first: Fact | null = null

  constructor(categories: number, items: number, cells?: Int8Array) {
    this.#categories = categories
    this.#items = items
    this.#cells = cells ?? new Int8Array((categories * items) ** 2)
  }

  copy(): Grid {
    return new Grid(this.#categories, this.#items, this.#cells.slice())
  }

  /** What is known of two things. Two of one category go together only if they are the same. */
  know(one: Thing, other: Thing): Known {
    if (one.category === other.category) return one.item === other.item ? 1 : -1
    return this.#cells[this.#cell(one, other)] as Known
  }

  /** @throws Contradiction when the opposite is known */
  set(one: Thing, other: Thing, known: 1 | -1): void {
    const before = this.know(one, other)
    if (before === known) return
    if (before !== 0) throw new Contradiction()
    this.#cells[this.#cell(one, other)] = known
    this.#cells[this.#cell(other, one)] = known
    this.#changed = true
    this.#first ??= { one, other, goes: known === 1 }
  }

  #cell(one: Thing, other: Thing): number {
    return (
      (one.category * this.#items + one.item) * this.#categories * this.#items +
      other.category * this.#items +
      other.item
    )
  }

  things(category: number): Thing[] {
    return Array.from({ length: this.#items }, (_, item) => ({ category, item }))
  }

  next(rule: Rule): Fact | null {
    const grid = this.copy()
    grid.#follow(rule)
    return grid.#first
  }

  /** Everything that follows from these rules. @returns false when they contradict each other */
  deduce(rules: readonly Rule[], depth: Depth): boolean {
    try {
      do {
        this.#changed = false
        for (const rule of rules) this.#follow(rule)
        this.#closeTables()
        if (depth === 'crossed' && !this.#changed) this.#crossOver()
      } while (this.#changed)
      return true
    } catch (error) {
      if (error instanceof Contradiction) return false
      throw error
    }
  }

  /** One of each in every row and column; and what is known of a thing is known of what goes with it. */
  #closeTables(): void {
    for (let category = 0; category < this.#categories; category++) {
      for (const thing of this.things(category)) {
        for (let other = 0; other < this.#categories; other++) if (other !== category) this.#closeLine(thing, other)
      }
    }
  }

  #closeLine(thing: Thing, category: number): void {
    const line = this.things(category)
    const open = line.filter((other) => this.know(thing, other) !== -1)
    const match = open.find((other) => this.know(thing, other) === 1) ?? (open.length === 1 ? open[0] : undefined)
    if (open.length === 0) throw new Contradiction()
    if (!match) return
    for (const other of line) this.set(thing, other, other === match ? 1 : -1)
    for (let third = 0; third < this.#categories; third++) {
      if (third === thing.category || third === category) continue
      for (const other of this.things(third)) {
        const known = this.know(match, other)
        if (known !== 0) this.set(thing, other, known)
      }
    }
  }

  /** Two things do not go together if nothing in a third category could go with both. */
  #crossOver(): void {
    const all = Array.from({ length: this.#categories }, (_, category) => this.things(category)).flat()
    for (const one of all) {
      for (const two of all) {
        if (one.category < two.category && this.know(one, two) === 0 && this.#isApart(one, two)) this.set(one, two, -1)
      }
    }
  }

  #isApart(one: Thing, two: Thing): boolean {
    for (let between = 0; between < this.#categories; between++) {
      if (between === one.category || between === two.category) continue
      if (this.things(between).every((thing) => this.know(one, thing) === -1 || this.know(thing, two) === -1))
        return true
    }
    return false
  }

  #follow(rule: Rule): void {
    switch (rule.kind) {
      case 'is':
        return this.set(rule.one, rule.other, 1)
      case 'not':
        return this.set(rule.one, rule.other, -1)
      case 'either':
        return this.#followEither(rule)
      default:
        return this.#followOrder(rule)
    }
  }

  #followEither({ one, other, third }: Rule & { kind: 'either' }): void {
    this.set(other, third, -1)
    const [first, second] = [this.know(one, other), this.know(one, third)]
    if (first !== 0) this.set(one, third, first === 1 ? -1 : 1)
    if (second !== 0) this.set(one, other, second === 1 ? -1 : 1)
    if (other.category !== third.category || one.category === other.category) return
    for (const rest of this.things(other.category))
      if (rest.item !== other.item && rest.item !== third.item) this.set(one, rest, -1)
  }

  #followOrder(rule: Rule & { kind: 'before' | 'beside' }): void {
    const { one, other, category } = rule
    this.set(one, other, -1)
    const places = this.things(category)
    const isOpen = (thing: Thing, place: Thing) => this.know(thing, place) !== -1
    for (const place of places) {
      if (!places.some((later) => isOpen(other, later) && isApart(rule, place.item, later.item)))
        this.set(one, place, -1)
      if (!places.some((earlier) => isOpen(one, earlier) && isApart(rule, earlier.item, place.item)))
        this.set(other, place, -1)
    }
  }

  /** The thing of the first category and the other category with the fewest open pairs; null when all is known. */
  narrowest(): { thing: Thing; open: Thing[] } | null {
    let best: { thing: Thing; open: Thing[] } | null = null
    for (const thing of this.things(0)) {
      for (let category = 1; category < this.#categories; category++) {
        const open = this.things(category).filter((other) => this.know(thing, other) !== -1)
        if (open.length > 1 && (!best || open.length < best.open.length)) best = { thing, open }
      }
    }
    return best
  }

  mapping(): number[][] {
    return this.things(0).map((thing) =>
      Array.from(
        { length: this.#categories - 1 },
        (_, at) => this.things(at + 1).find((other) => this.know(thing, other) === 1)!.item,
      ),
    )
  }
}

/** How many grids the solver tries before giving up, so that no clues keep a server busy. */
const mostTries = 400

/** Up to `most` solutions; null when there were too many grids to try. */
export function solve(categories: number, items: number, rules: readonly Rule[], most = 2): number[][][] | null {
  const found: number[][][] = []
  let tries = 0
  const search = (grid: Grid): boolean => {
    tries += 1
    if (tries > mostTries) return false
    if (!grid.deduce(rules, 'crossed')) return true
    const choice = grid.narrowest()
    if (!choice) {
      found.push(grid.mapping())
      return true
    }
    for (const other of choice.open) {
      if (found.length >= most) break
      const next = grid.copy()
      next.set(choice.thing, other, 1)
      if (!search(next)) return false
    }
    return true
  }
  return search(new Grid(categories, items)) ? found : null
}
