import { withoutThose } from './changes.ts'
import { editedTogether, unsavedIn } from './save-queue.ts'
import type { RowEdit, SaveQueue } from './save-queue.ts'

/** What a queue has lost of its edits: whole rows, and links. */
export const droppedFrom = (before: SaveQueue, after: SaveQueue): RowEdit[] =>
  Object.entries(before).flatMap(([row, queued]) => {
    const { version, base, pending } = queued
    if (!after[row]) return [{ row, version, base, changes: unsavedIn(queued) }]
    return after[row].pending.targetId === pending.targetId
      ? []
      : [{ row, version, base, changes: { targetId: pending.targetId } }]
  })

/** The queue with them again; what was changed since stays as it is. */
export function givenBack(queue: SaveQueue, dropped: readonly RowEdit[], now: number): SaveQueue {
  const edits = dropped.flatMap((edit) => {
    const { targetId, ...others } = unsavedIn(queue[edit.row])
    const changes = withoutThose(edit.changes, targetId ? { ...others, targetId } : others)
    return Object.keys(changes).length > 0 ? [{ ...edit, changes }] : []
  })
  return editedTogether(queue, edits, now)
}
