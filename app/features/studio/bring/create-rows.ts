import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { newId } from '#app/shared/ids.ts'
import type { ReadTable } from './read-table.ts'
import { batchesOf } from './table-document.ts'

/** All of a table's rows or none, as one step to undo. @returns why not */
export async function createRows(store: DraftStore, table: ReadTable): Promise<Refusal | null> {
  const whole = newId()
  for (const batch of batchesOf(table)) {
    const outcome = await store.run(batchOf(batch), whole)
    if (outcome.status !== 'refused') continue
    if (store.getState().history.done.at(-1)?.name === whole) store.undo()
    return outcome.refusal
  }
  return null
}
