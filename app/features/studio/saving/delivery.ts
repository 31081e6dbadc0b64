import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { findRow } from './draft-rows.ts'
import { isOrder, rowsOfOrder } from './orders.ts'
import { fieldSaveOf, UnheardSaves } from './own-write.ts'
import type { FieldSave } from './own-write.ts'
import { requestForHotspots } from './row-edits.ts'
import type { CommandResult, Post } from './send-command.ts'

/**
 * Brings requests to the server. When a save of this page was written although its answer was lost, the next one, or the removing of the
 * row, or putting it first, would be told of a conflict of the author with themself: it goes on from the version that the lost one made.
 */
export class Delivery {
  readonly #post: Post
  readonly #details: string
  readonly #unheard = new UnheardSaves()

  /** @param details the id of the adventure's own row */
  constructor(post: Post, details: string) {
    this.#post = post
    this.#details = details
  }

  /** A save that may have been written: nobody heard the answer. */
  mayBeWritten(save: FieldSave): void {
    this.#unheard.add(save)
  }

  async send(request: EditorRequest): Promise<CommandResult> {
    const result = await this.#post(request)
    const save = fieldSaveOf(request, this.#details)
    if (save && result.status === 'unreachable') this.#unheard.add(save)
    else if (save && result.status !== 'conflict') this.#unheard.forget(save.row)
    if (result.status !== 'conflict') return result
    const row = save?.row ?? (isOrder(request) ? rowsOfOrder(request)[0] : undefined)
    const current = row === undefined ? undefined : findRow(result.current, row)
    return current && this.#unheard.haveLeft(current)
      ? this.send({ ...request, version: current.version } as EditorRequest)
      : result
  }

  /** Hotspots that were changed together, with one request. */
  async sendTogether(saves: readonly FieldSave[]): Promise<CommandResult> {
    const result = await this.#post(requestForHotspots(saves))
    for (const save of saves) {
      if (result.status === 'saved') this.#unheard.forget(save.row)
      else if (result.status === 'unreachable') this.#unheard.add(save)
    }
    return result
  }
}
