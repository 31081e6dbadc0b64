import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { DraftChange, DraftRows } from '#app/features/studio/editor-result.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { findRow, rowsOf, withChange } from './draft-rows.ts'
import { givenBack } from './dropped-edits.ts'
import type { EditorState } from './editor-state.ts'
import { changeOf } from './order-rows.ts'
import { dissolved, reducedTo } from './order-ends.ts'
import { isArrange, isDelete, orderDone, orderLost, orderRefused } from './orders.ts'
import type { Order, Orders } from './orders.ts'
import { fieldSaveOf } from './own-write.ts'
import { fieldsOf } from './row-edits.ts'
import * as queues from './save-queue.ts'
import type { Stand } from './save-queue.ts'
import type { CommandResult } from './send-command.ts'
import { heldOf, leftOf, mergeThreeWays } from './three-way.ts'

type Outcome = Partial<EditorState>

/** The version of a row that was just made. */
const first = 1

const standOf = (row: { version: number } | undefined): Stand => ({ version: row?.version ?? 0, values: fieldsOf(row) })

type Held = Pick<EditorState, 'draft' | 'queue' | 'troubles'>

/** What the editor holds once the server has answered to the save of a row. */
export function afterSave({ draft, queue, troubles }: Held, row: string, result: CommandResult, now: number): Outcome {
  switch (result.status) {
    case 'saved': {
      const next = withChange(draft, result.change)
      return {
        draft: next,
        queue: queues.saved(queue, { [row]: standOf(findRow(result.change, row) ?? findRow(next, row)) }),
      }
    }
    case 'unreachable':
      return { queue: queues.lost(queue, [row], now) }
    case 'conflict':
      return afterConflict({ draft, queue, troubles }, row, result.current, now)
    case 'checked':
      return {}
    default:
      return { queue: queues.refused(queue, row), troubles: { ...troubles, [row]: { kind: 'refused', result } } }
  }
}

/** Somebody else saved the row first: theirs is the row from now on, and what nobody but the author changed goes on top of it. */
function afterConflict({ draft, queue, troubles }: Held, row: string, current: DraftRows, now: number): Outcome {
  const stand = standOf(findRow(current, row))
  const unsaved = queues.unsavedOf(queue, row)
  const merged = mergeThreeWays(queue[row]?.base ?? {}, unsaved, stand.values)
  const [left, { asked }] = [leftOf(merged), merged]
  const adopted = withChange(draft, { ...current, draftRevision: draft.draftRevision })
  if (asked.length === 0) return { draft: adopted, queue: queues.rebased(queue, row, stand, left, now) }
  return {
    draft: adopted,
    queue: queues.conflicted(queue, row, stand, left),
    troubles: { ...troubles, [row]: { kind: 'conflict', asked } },
  }
}

/** The same of rows that were sent with one request: when one of them was not taken, none was, and each by itself shows which. */
export function afterSaveTogether(
  { draft, queue }: EditorState,
  rows: readonly string[],
  result: CommandResult,
  now: number,
): Outcome {
  if (result.status === 'unreachable') return { queue: queues.lost(queue, rows, now) }
  if (result.status !== 'saved') return { queue: queues.returned(queue, rows, now) }
  const next = withChange(draft, result.change)
  return {
    draft: next,
    queue: queues.saved(
      queue,
      Object.fromEntries(rows.map((row) => [row, standOf(findRow(result.change, row) ?? findRow(next, row))])),
    ),
  }
}

/** The same of a command that was carried out: what waits of its rows goes on from there, and what it wrote is refused no longer. */
export function afterCommand(
  { draft, queue, troubles }: Held,
  request: EditorRequest,
  change: DraftChange,
  now: number,
): Outcome {
  const save = fieldSaveOf(request, draft.details.id)
  const made = rowsOf(change).map((stored) => ({
    row: stored.id,
    ...standOf(stored),
    changes: stored.id === save?.row ? save.changes : {},
  }))
  const next = queues.overtaken(queue, made, now)
  const open = Object.entries(troubles).filter(
    ([row, { kind }]) => kind === 'conflict' || next[row]?.status === 'refused',
  )
  return {
    draft: withChange(draft, change),
    queue: queues.without(next, new Set(change.removed)),
    troubles: Object.fromEntries(open),
  }
}

/** What became of a request, where what is gone already needs no removing, and what is first already no putting there. */
export function asWished(draft: DraftView, request: EditorRequest, result: CommandResult): CommandResult {
  if (isDelete(request) && result.status === 'failed' && result.error.code === 'notFound')
    return { status: 'saved', change: { ...changeOf(draft, request), draftRevision: draft.draftRevision } }
  const first =
    request.intent === 'set-starting-scene' && result.status === 'conflict'
      ? result.current.scenes?.find(({ id, isStartingMap }) => id === request.sceneId && isStartingMap)
      : undefined
  if (!first || !isArrange(request)) return result
  const { scenes = [] } = changeOf(draft, request)
  return {
    status: 'saved',
    change: { scenes: [...scenes.filter(({ id }) => id !== first.id), first], draftRevision: draft.draftRevision },
  }
}

/**
 * The same of what was to be made, removed or arranged. Of what was made, changes that an earlier sending
 * cannot have had follow as edits.
 */
export function afterOrder(
  held: Held & { orders: Orders },
  id: string,
  request: Order['request'],
  result: CommandResult,
  now: number,
): Outcome {
  if (result.status === 'unreachable') return { orders: orderLost(held.orders, id, now, result.turnedAway) }
  if (result.status === 'saved') {
    const { draft = held.draft, queue = held.queue, ...outcome } = afterCommand(held, request, result.change, now)
    const late = held.orders.find((each) => each.id === id)?.late ?? {}
    const edits = Object.entries(late).flatMap(([row, changes]) => {
      const stand = standOf(findRow(draft, row))
      const left = leftOf(mergeThreeWays({}, changes, stand.values))
      if (Object.keys(left).length === 0) return []
      // one that was there all the time and that somebody else has changed is asked about
      return stand.version > first
        ? [{ row, version: first, base: {}, changes: left }]
        : [{ row, version: stand.version, base: heldOf(stand.values, left), changes: left }]
    })
    return { ...outcome, draft, queue: queues.editedTogether(queue, edits, now), orders: orderDone(held.orders, id) }
  }
  if (result.status === 'checked') return { orders: orderDone(held.orders, id) }
  const draft =
    result.status === 'conflict'
      ? withChange(held.draft, { ...result.current, draftRevision: held.draft.draftRevision })
      : held.draft
  const queue = givenBack(held.queue, held.orders.find((each) => each.id === id)?.dropped ?? [], now)
  return { draft, ...reducedTo({ orders: held.orders, queue }, dissolved(orderRefused(held.orders, id, result))) }
}
