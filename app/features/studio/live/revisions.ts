/** Up to which save of the draft this page has everything, as its own answers bring only the rows that they name. */
export class Revisions {
  #complete: number

  constructor(loaded: number) {
    this.#complete = loaded
  }

  loaded(revision: number): void {
    this.#complete = Math.max(this.#complete, revision)
  }

  /** An own save: unless it is the next one, somebody else has saved in between. */
  saved(revision: number): void {
    if (revision === this.#complete + 1) this.#complete = revision
  }

  isBehind(revision: number): boolean {
    return revision > this.#complete
  }
}
