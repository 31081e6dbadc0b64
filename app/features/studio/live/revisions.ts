/** Up to which save of the draft this page has everything, as its own answers bring only the rows that they name. */
export class Revisions {
  #complete: number
  #onBehind = () => {}

  constructor(loaded: number) {
    this.#complete = loaded
  }

  get complete(): number {
    return this.#complete
  }

  loaded(revision: number): void {
    this.#complete = Math.max(this.#complete, revision)
  }

  /** An own save that was counted: unless it is the next one, somebody else has saved in between. */
  saved(revision: number): void {
    if (revision === this.#complete + 1) this.#complete = revision
    else if (this.isBehind(revision)) this.#onBehind()
  }

  isBehind(revision: number): boolean {
    return revision > this.#complete
  }

  /** @returns a function that ends it */
  whenBehind(call: () => void): () => void {
    this.#onBehind = call
    return () => {
      this.#onBehind = () => {}
    }
  }
}
