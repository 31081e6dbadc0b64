import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { CommandAnswer } from '#app/features/studio/draft/taken.ts'
import type { SaveSummary } from './log.ts'

/** The outcome of a command: done, refused (and not kept), or kept until the server can be reached. */
export type Outcome = { status: 'done' } | { status: 'kept' } | { status: 'refused'; refusal: Refusal }

/** Callers waiting for the server: for the answer to a command, or until nothing is being sent any more. */
export class Waiting {
  readonly #forCommand = new Map<string, (outcome: Outcome) => void>()
  #forRest: ((summary: SaveSummary) => void)[] = []

  get isForCommand(): boolean {
    return this.#forCommand.size > 0
  }

  forCommand = (id: string): Promise<Outcome> => new Promise((resolve) => this.#forCommand.set(id, resolve))

  forRest = (): Promise<SaveSummary> => new Promise((resolve) => this.#forRest.push(resolve))

  tellEach(answers: readonly CommandAnswer[]): void {
    for (const { id, ...answer } of answers) this.#tell(id, answer.status === 'refused' ? answer : { status: 'done' })
  }

  /** Nothing is being sent: tells those who wait for an answer that none is coming for now. */
  tellRest(summary: SaveSummary): void {
    for (const id of this.#forCommand.keys()) this.#tell(id, { status: 'kept' })
    const waiters = this.#forRest
    this.#forRest = []
    for (const tell of waiters) tell(summary)
  }

  #tell(id: string, outcome: Outcome): void {
    this.#forCommand.get(id)?.(outcome)
    this.#forCommand.delete(id)
  }
}
