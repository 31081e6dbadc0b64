import { redone, undone } from './history.ts'
import type { History, Make, Step, Taken } from './history.ts'
import type { CommandResult } from './send-command.ts'

type Editor = {
  history: () => History
  keep: (history: History) => void
  edit: (rows: Extract<Step, { kind: 'edit' }>['rows']) => void
  send: (make: Make) => Promise<CommandResult>
}

/** Goes back and forth through what was done in an editor. */
export class UndoWalk {
  readonly #editor: Editor

  constructor(editor: Editor) {
    this.#editor = editor
  }

  /** @returns what became of the command that takes the last thing back; null when none was needed */
  back(): Promise<CommandResult | null> {
    return this.#walk(undone)
  }

  /** @returns what became of the command that does the last undone thing again; null when none was needed */
  forth(): Promise<CommandResult | null> {
    return this.#walk(redone)
  }

  async #walk(take: (history: History) => Taken | null): Promise<CommandResult | null> {
    const before = this.#editor.history()
    const taken = take(before)
    if (!taken) return null
    const { step, history, without } = taken
    this.#editor.keep(history)
    if (step.kind === 'edit') {
      this.#editor.edit(step.rows)
      return null
    }
    let needed = true
    const result = await this.#editor.send((draft) => {
      const request = step.make(draft)
      needed = request !== null
      return request
    })
    if (result.status === 'saved' || this.#editor.history() !== history) return result
    // it was not done: it can be tried again, unless there is nothing to be done
    this.#editor.keep(needed ? before : without)
    return needed ? result : this.#walk(take)
  }
}
