import type { DraftView, PuzzleView } from '#app/features/studio/draft-view.ts'
import type { DraftRows } from '#app/features/studio/editor-result.ts'
import { problemsOf } from '#app/features/studio/puzzles/current-puzzle.ts'
import type { JsonObject } from '#app/features/puzzles/contract.ts'
import { mergeChanges } from './changes.ts'
import type { Changes } from './changes.ts'
import { findRow, withChange } from './draft-rows.ts'
import { assetOf } from './order-rows.ts'
import { unsavedIn } from './save-queue.ts'
import type { QueuedRow, SaveQueue } from './save-queue.ts'

const tables = ['scenes', 'hotspots', 'puzzles', 'items', 'npcs', 'nodes'] as const

/** A row of the draft with changes of its own, as the answer to a save has it. @param changes name only files that the draft knows */
export function rowsAt(draft: DraftView, id: string, changes: Changes): DraftRows {
  const table = tables.find((each) => draft[each].some((row) => row.id === id))
  if (!table) return {}
  const row = { ...mergeChanges({ ...findRow(draft, id) }, fields(draft, changes)) }
  return { [table]: [table === 'puzzles' ? checked(row as PuzzleView) : row] }
}

/** Changes in the shape of a row: `iconAssetId` names what its `icon` is. */
const fields = (draft: DraftView, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => (field.endsWith('AssetId') ? [field.slice(0, -'AssetId'.length), assetOf(draft, value as string | null)] : [field, value])))

/** A puzzle with what its type says of it as it stands. */
const checked = (puzzle: PuzzleView): PuzzleView => {
  const [configuration, solution] = [puzzle.configuration as JsonObject, puzzle.solution as JsonObject]
  return { ...puzzle, problems: problemsOf(puzzle.type, { configuration, solution }, puzzle.image !== null) }
}

/** Whether the server could not be told of what waits of a row, or did not take it. */
export const isHeldBack = (queued: QueuedRow | undefined): boolean => queued !== undefined && (queued.losses > 0 || queued.status === 'refused' || queued.status === 'conflict')

/**
 * What waits of the rows that cards show as they will be, by their ids; the same objects as long as nothing about it has changed. Whoever draws a
 * hotspot draws its changes too.
 */
export function heldBackIn(draft: DraftView, queue: SaveQueue): readonly (readonly [row: string, queued: QueuedRow])[] {
  const { scenes, puzzles, items, npcs, nodes } = draft
  return Object.entries(queue).filter(([id, queued]) => isHeldBack(queued) && findRow({ scenes, puzzles, items, npcs, nodes }, id))
}

/** The draft with these changes on it. */
export const withHeldBack = (draft: DraftView, held: ReturnType<typeof heldBackIn>): DraftView =>
  held.reduce((now, [row, queued]) => withChange(now, { ...rowsAt(now, row, unsavedIn(queued)), draftRevision: now.draftRevision }), draft)
