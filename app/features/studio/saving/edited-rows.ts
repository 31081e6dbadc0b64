import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { DraftView, PuzzleView } from '#app/features/studio/draft-view.ts'
import type { DraftRows } from '#app/features/studio/editor-result.ts'
import { problemsOf } from '#app/features/studio/puzzles/current-puzzle.ts'
import { mergeChanges } from './changes.ts'
import type { Changes } from './changes.ts'
import { findRow, withChange } from './draft-rows.ts'
import { assetOf } from './order-rows.ts'
import { unsavedIn } from './save-queue.ts'
import type { QueuedRow, SaveQueue } from './save-queue.ts'

const tables = ['scenes', 'hotspots', 'puzzles', 'items', 'npcs', 'nodes'] as const
type Table = (typeof tables)[number]
type Row = { id: string; version: number }

/** A row of the draft with changes of its own, as the answer to a save has it. */
export function rowsAt(draft: DraftView, id: string, changes: Changes): DraftRows {
  const table = tables.find((each) => findRow({ [each]: draft[each] }, id))
  return table ? { [table]: [changed(draft, table, findRow(draft, id)!, changes)] } : {}
}

function changed(draft: DraftView, table: Table, row: Row, changes: Changes): Row {
  const next = mergeChanges({ ...row }, fields(draft, changes)) as Row
  return table === 'puzzles' ? checked(next as PuzzleView) : next
}

/** Changes in the shape of a row: `iconAssetId` names what its `icon` is. A file of which the draft knows nothing leaves what is seen there. */
const fields = (draft: DraftView, changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) => {
      if (!field.endsWith('AssetId')) return [[field, value]]
      const asset = assetOf(draft, value as string | null)
      return value === null || asset ? [[field.slice(0, -'AssetId'.length), asset]] : []
    }),
  )

/** A puzzle with what its type says of it as it stands. */
const checked = (puzzle: PuzzleView): PuzzleView => {
  const [configuration, solution] = [puzzle.configuration as JsonObject, puzzle.solution as JsonObject]
  return { ...puzzle, problems: problemsOf(puzzle.type, { configuration, solution }, puzzle.image !== null) }
}

/** Whether the server could not be told of what waits of a row, or did not take it. */
export const isHeldBack = (queued: QueuedRow | undefined): boolean =>
  queued !== undefined && (queued.losses > 0 || queued.status === 'refused' || queued.status === 'conflict')

/** What waits of the rows that are shown as they will be, by their ids; the same objects as long as nothing about it has changed. */
export function heldBackIn(draft: DraftView, queue: SaveQueue): readonly (readonly [row: string, queued: QueuedRow])[] {
  const { scenes, hotspots, puzzles, items, npcs, nodes } = draft
  return Object.entries(queue).filter(
    ([id, queued]) => isHeldBack(queued) && findRow({ scenes, hotspots, puzzles, items, npcs, nodes }, id),
  )
}

/** The draft with these changes on it. */
export function withHeldBack(draft: DraftView, held: ReturnType<typeof heldBackIn>): DraftView {
  if (held.length === 0) return draft
  const rows = tables.map(
    (table) => [table, held.flatMap(([id, queued]) => shownAt(draft, table, id, queued))] as const,
  )
  return withChange(draft, {
    ...Object.fromEntries(rows.filter(([, some]) => some.length > 0)),
    draftRevision: draft.draftRevision,
  })
}

/** What was made of what waits. Hundreds of hotspots may wait, and whoever draws them knows by the object whether one has changed. */
const shown = new WeakMap<QueuedRow, { stored: Row; row: Row }>()

function shownAt(draft: DraftView, table: Table, id: string, queued: QueuedRow): Row[] {
  const stored = findRow({ [table]: draft[table] }, id)
  if (!stored) return []
  const known = shown.get(queued)
  if (known?.stored === stored) return [known.row]
  const row = changed(draft, table, stored, unsavedIn(queued))
  shown.set(queued, { stored, row })
  return [row]
}
