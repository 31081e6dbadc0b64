import type { Rule, Thing } from './schema.ts'
import type { Fact } from './solver.ts'
import { Grid } from './solver.ts'

/** One step of reasoning and what it is based on. */
export type Step = { fact: Fact } & (
  | { why: 'clue'; clue: number }
  | { why: 'left' } // the only one left in its row
  | { why: 'over'; between: Thing } // what goes with `between` shares everything known about it
  | { why: 'category'; category: number } // nothing in that category could go with both
  | { why: 'supposed' } // the opposite is impossible
)

interface Situation {
  categories: number
  items: number
  clues: readonly { clue: number; rule: Rule }[]
  known: readonly Fact[]
  goes: (one: Thing, other: Thing) => boolean
}

/** How many suppositions are followed to the end, so that no grid keeps a server busy. */
const mostSupposed = 30

/** The simplest step; null when all of the first category is known. The same situation always gives the same step. */
export function nextStep({ categories, items, clues, known, goes }: Situation): Step | null {
  const grid = new Grid(categories, items)
  for (const fact of known) note(grid, fact)
  const sheet = new Sheet(grid, categories)
  if (sheet.isComplete()) return null
  return (
    sheet.left() ??
    byClue(grid, clues) ??
    sheet.over() ??
    sheet.overCategory() ??
    suppose(grid, sheet.open(), { clues, goes })
  )
}

function note(grid: Grid, { one, other, goes }: Fact): void {
  grid.set(one, other, goes ? 1 : -1)
  if (!goes) return
  for (const rest of grid.things(other.category)) if (rest.item !== other.item) grid.set(one, rest, -1)
  for (const rest of grid.things(one.category)) if (rest.item !== one.item) grid.set(rest, other, -1)
}

function byClue(grid: Grid, clues: Situation['clues']): Step | null {
  for (const { clue, rule } of clues) {
    const fact = grid.next(rule)
    if (fact) return { fact, why: 'clue', clue }
  }
  return null
}

/** Looks for an impossibility among all open pairs. If none is found soon enough, takes the first open pair that is not
 * so: clues with one solution lead there too, after a longer search. */
function suppose(
  grid: Grid,
  open: readonly [Thing, Thing][],
  { clues, goes }: Pick<Situation, 'clues' | 'goes'>,
): Step | null {
  const wrong = open.filter(([one, other]) => !goes(one, other))
  const rules = clues.map(({ rule }) => rule)
  const found = wrong.slice(0, mostSupposed).find(([one, other]) => {
    const next = grid.copy()
    next.set(one, other, 1)
    return !next.deduce(rules, 'crossed')
  })
  const pair = found ?? wrong[0]
  return pair ? { fact: { one: pair[0], other: pair[1], goes: false }, why: 'supposed' } : null
}

class Sheet {
  readonly #grid: Grid
  readonly #categories: readonly number[]

  constructor(grid: Grid, categories: number) {
    this.#grid = grid
    this.#categories = Array.from({ length: categories }, (_, category) => category)
  }

  #lines(): { thing: Thing; category: number }[] {
    return this.#categories.flatMap((own) =>
      this.#grid
        .things(own)
        .flatMap((thing) =>
          this.#categories.filter((category) => category !== own).map((category) => ({ thing, category })),
        ),
    )
  }

  #matchOf(thing: Thing, category: number): Thing | undefined {
    return this.#grid.things(category).find((other) => this.#grid.know(thing, other) === 1)
  }

  isComplete(): boolean {
    return this.#lines().every(
      ({ thing, category }) => thing.category !== 0 || this.#matchOf(thing, category) !== undefined,
    )
  }

  open(): [Thing, Thing][] {
    const pairs = this.#lines().flatMap(({ thing, category }) =>
      thing.category < category ? this.#grid.things(category).map((other): [Thing, Thing] => [thing, other]) : [],
    )
    return pairs.filter(([one, other]) => this.#grid.know(one, other) === 0)
  }

  left(): Step | null {
    for (const { thing, category } of this.#lines()) {
      const open = this.#grid.things(category).filter((other) => this.#grid.know(thing, other) !== -1)
      if (open.length === 1 && this.#grid.know(thing, open[0]!) === 0)
        return { fact: { one: thing, other: open[0]!, goes: true }, why: 'left' }
    }
    return null
  }

  over(): Step | null {
    for (const [one, other] of this.open()) {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        for (const category of this.#categories) {
          const between =
            category === one.category || category === other.category ? undefined : this.#matchOf(from, category)
          const known = between ? this.#grid.know(between, to) : 0
          if (between && known !== 0) return { fact: { one: from, other: to, goes: known === 1 }, why: 'over', between }
        }
      }
    }
    return null
  }

  overCategory(): Step | null {
    for (const [one, other] of this.open()) {
      for (const category of this.#categories) {
        if (category === one.category || category === other.category) continue
        const isApart = this.#grid
          .things(category)
          .every((thing) => this.#grid.know(one, thing) === -1 || this.#grid.know(thing, other) === -1)
        if (isApart) return { fact: { one, other, goes: false }, why: 'category', category }
      }
    }
    return null
  }
}
