export class SpentUp extends Error {}

/** What a search may spend, in parts of conditions looked at: the honest measure of its time. */
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
