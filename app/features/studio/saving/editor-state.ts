import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorResult } from '#app/features/studio/editor-result.ts'
import type { History } from './history.ts'
import type { Orders } from './orders.ts'
import type { SaveQueue } from './save-queue.ts'
import type { Collision } from './three-way.ts'

/** Why a row waits for the author: fields that somebody else changed too, or what the server said of the fields. */
export type RowTrouble =
  | { kind: 'conflict'; asked: readonly Collision[] }
  | { kind: 'refused'; result: Exclude<EditorResult, { status: 'saved' | 'conflict' | 'checked' }> }

/** Whether somebody else has deleted the row. */
export const isGone = (trouble: RowTrouble): boolean =>
  trouble.kind === 'refused' && trouble.result.status === 'failed' && trouble.result.error.code === 'notFound'

/** Everything that the editor draws. A new object whenever anything changed. */
export type EditorState = {
  /** With what is still to be made and without what is still to be removed; what dialogs wrote and the server could not be told of is on its rows. */
  draft: DraftView
  queue: SaveQueue
  /** What is still to be made or removed. */
  orders: Orders
  troubles: Readonly<Record<string, RowTrouble>>
  history: History
  /** A command of a dialog or button is under way. */
  commanding: boolean
  /** The author is signed out: everything is kept and nothing sent. */
  paused: boolean
}
