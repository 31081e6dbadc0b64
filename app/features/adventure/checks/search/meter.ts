export class SpentUp extends Error {}

/** The budget of a search, counted in parts of conditions evaluated, which measures its time best. */
export class Meter {
  spent = 0
  readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  /** @throws SpentUp */
  spend(cost: number): void {
    this.spent += cost
    if (this.spent > this.limit) throw new SpentUp()
  }
}

/** Works as far as the budget goes. */
export function within(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof SpentUp)) throw error
  }
}
