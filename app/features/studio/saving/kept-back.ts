import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { DraftChange, DraftRows } from '#app/features/studio/editor-result.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { findRow } from './draft-rows.ts'
import { droppedFrom } from './dropped-edits.ts'
import { rowsAt } from './edited-rows.ts'
import type { EditorState } from './editor-state.ts'
import type { Changes } from './changes.ts'
import { ofWhatIsThere, outdone } from './arranged.ts'
import { changeOf, knowsFiles } from './order-rows.ts'
import { isReadableChange, isReadablePuzzle } from './order-puzzle.ts'
import { dissolved, reducedTo } from './order-ends.ts'
import { leadsAhead } from './order-links.ts'
import { isArrange, isHeldUp, isOrder, isOutstanding, makerOf, newOrder, rowsOfOrder, withEdits } from './orders.ts'
import type { OrderRequest } from './orders.ts'
import { fieldSaveOf } from './own-write.ts'
import type { FieldSave } from './own-write.ts'
import { editableValues } from './row-edits.ts'
import { editedTogether, keptUnsent, unsavedOf, without } from './save-queue.ts'
import { heldOf, renewed } from './three-way.ts'

type Kept = { outcome: Partial<EditorState>; change: DraftChange }

/**
 * A request that need not, or cannot, be sent now, as the editor shows it meanwhile: fields of a row that is still to be made go along with it,
 * the removing of what was refused ends it, what leads to a row that is still to be made waits for that, fields of a row wait for the connection, and
 * so does what makes, removes or arranges rows, or for what it stands in or leads to.
 * @param losses how often it was sent already; 0 while something before it waits
 * @param began what the fields of a row held when they were changed first, where that is known
 * @returns null for what can only be done by the server now
 */
export function keptBack(
  state: EditorState,
  asked: EditorRequest,
  now: number,
  losses: number,
  began?: Changes,
): Kept | null {
  const { draft, orders, queue } = state
  const request = ofWhatIsSeen(draft, asked)
  const shown = (change: DraftRows & { removed?: string[] }): DraftChange => ({
    ...change,
    draftRevision: draft.draftRevision,
  })
  const save = fieldSaveOf(request, draft.details.id)
  if (save && makerOf(orders, save.row))
    return {
      outcome: { orders: withEdits(orders, [[save.row, save.changes]], now) },
      change: shown(rowsAt(draft, save.row, save.changes)),
    }
  if (save && makerOf(orders, String(save.changes.targetId)))
    return {
      outcome: { queue: editedTogether(queue, [{ ...save, base: baseOf(draft, save) }], now) },
      change: shown(rowsAt(draft, save.row, save.changes)),
    }
  if (save)
    return isWriting(state, save, losses)
      ? { outcome: editKept(state, save, now, began), change: shown(rowsAt(draft, save.row, save.changes)) }
      : null
  if (!isOrder(request) || !knowsFiles(draft, request) || !isReadablePuzzle(request)) return null
  const change = changeOf(draft, request)
  const remaining = without(queue, new Set(change.removed))
  const order = { ...newOrder(newId(), request, now, losses), dropped: droppedFrom(queue, remaining) }
  const before = outdone(draft, orders, request)
  const all = [...before, order]
  const left = dissolved(all)
  const waits =
    losses > 0 ||
    left !== all ||
    before !== orders ||
    isOutstanding(orders) ||
    isHeldUp(all, order) ||
    leadsAhead(all, order.id)
  if (!waits) return null
  return { outcome: reducedTo({ orders: all, queue: remaining }, left), change: shown(change) }
}

/**
 * Whether fields of a row that the server has wait until it is reached: they were lost on their way, or what was changed before them waits, for
 * the connection or for a decision of its author. Of a file that was only just stored, or what the type of a puzzle cannot read, only the server can say what it is.
 */
function isWriting({ draft, orders, queue }: EditorState, { row, changes }: FieldSave, losses: number): boolean {
  if (row === draft.details.id || !findRow(draft, row)) return false
  if (losses === 0 && !isOutstanding(orders) && !['lost', 'conflict'].includes(queue[row]?.status ?? '')) return false
  const puzzle = draft.puzzles.find(({ id }) => id === row)
  return knowsFiles(draft, changes) && (puzzle === undefined || isReadableChange(puzzle, changes))
}

/** Fields that wait are an edit as any other; what the server said of the row before is answered by them. */
function editKept(
  { draft, queue, troubles }: EditorState,
  save: FieldSave,
  now: number,
  began = baseOf(draft, save),
): Partial<EditorState> {
  const kept = keptUnsent(queue, { ...save, base: began }, now)
  const { [save.row]: trouble, ...others } = troubles
  if (trouble?.kind !== 'conflict') return { queue: kept, troubles: others }
  // the question is about what stands there now
  const asked = trouble.asked.map((each) => renewed(each, unsavedOf(kept, save.row)))
  return { queue: kept, troubles: { ...others, [save.row]: { kind: 'conflict', asked } } }
}

/** What its fields held; not known when the row was saved since it was read. */
function baseOf(draft: DraftView, { row, version, changes }: FieldSave): Changes {
  return findRow(draft, row)?.version === version ? heldOf(editableValues(draft, row), changes) : {}
}

/** Whoever clears a scene without the server takes away what they see on it, and nothing that somebody else adds before it is back. */
function ofWhatIsSeen(draft: DraftView, request: EditorRequest): EditorRequest {
  if (request.intent !== 'clear-hotspots') return request
  const { sceneId } = request
  const hotspotIds = draft.hotspots.flatMap((hotspot) => (hotspot.sceneId === sceneId ? [hotspot.id] : []))
  return hotspotIds.length === 0 ? request : { intent: 'delete-hotspots', sceneId, hotspotIds }
}

/**
 * The request of an order as it is sent: what is removed, or put first, is named in the newest version that this page knows of, which for a
 * row that was made meanwhile is its first; what is put into an order is what is there.
 */
export function addressed(
  server: DraftView,
  request: OrderRequest,
  ownVersion: (row: string) => number,
): EditorRequest {
  if (!('version' in request)) return isArrange(request) ? ofWhatIsThere(server, request) : request
  const [row = ''] = rowsOfOrder(request)
  const known = request.version === 0 ? (findRow(server, row)?.version ?? 0) : request.version
  return { ...request, version: Math.max(known, ownVersion(row)) }
}
