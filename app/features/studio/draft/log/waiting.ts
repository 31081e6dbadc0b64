import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { CommandAnswer } from '#app/features/studio/draft/taken.ts'
import type { SaveSummary } from './log.ts'

/** What became of a command: done, refused (and nothing is kept), or kept until the server is reached. */
export type Outcome = { status: 'done' } | { status: 'kept' } | { status: 'refused'; refusal: Refusal }

/** Who waits for the server: for the answer to a command, or until nothing is on its way any more. */
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

  /** Nothing is on its way: who waits for an answer hears that there is none. */
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
