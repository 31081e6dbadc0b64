import type { DetailsView, DraftView, HotspotView } from '#app/features/studio/draft-view.ts'
import type { DraftChange, DraftRows } from '#app/features/studio/editor-result.ts'
import { missingFields } from '#app/features/studio/listing-rules.ts'

const tables = ['scenes', 'hotspots', 'puzzles', 'items', 'npcs', 'nodes'] as const

type Row = { id: string; version: number }

/** Rows put in place by their ids; what is not there yet goes to the end. */
function merged<Each extends Row>(rows: Each[], changed: Each[] | undefined, removed: ReadonlySet<string>): Each[] {
  if (!changed && removed.size === 0) return rows
  const byId = new Map((changed ?? []).map((row) => [row.id, row]))
  const known = new Set(rows.map((row) => row.id))
  return [...rows.map((row) => byId.get(row.id) ?? row), ...(changed ?? []).filter((row) => !known.has(row.id))].filter((row) => !removed.has(row.id))
}

/** Hotspots as the server lists them: by z-index, lowest first. */
const byDepth = (hotspots: HotspotView[]): HotspotView[] => hotspots.toSorted((a, b) => a.zIndex - b.zIndex)

export const missingOf = (details: DetailsView) => missingFields({ ...details, thumbnailAssetId: details.cover?.id ?? null })

/** The draft after a save: rows that were made or changed are put in place, those that are gone leave. */
export function withChange(draft: DraftView, change: DraftChange): DraftView {
  const removed = new Set(change.removed ?? [])
  const details = change.details ?? draft.details
  const touchesEdition = removed.size > 0 || tables.some((table) => (change[table]?.length ?? 0) > 0)
  return {
    ...draft,
    details,
    draftRevision: change.draftRevision,
    missing: missingOf(details),
    edition: draft.edition && touchesEdition ? { ...draft.edition, hasChanges: true } : draft.edition,
    scenes: merged(draft.scenes, change.scenes, removed),
    hotspots: byDepth(merged(draft.hotspots, change.hotspots, removed)),
    puzzles: merged(draft.puzzles, change.puzzles, removed),
    items: merged(draft.items, change.items, removed),
    npcs: merged(draft.npcs, change.npcs, removed),
    nodes: merged(draft.nodes, change.nodes, removed),
  }
}

/** Every row of a change, whatever its table. */
export const rowsOf = (rows: DraftRows): Row[] => [...(rows.details ? [rows.details] : []), ...tables.flatMap((table): Row[] => rows[table] ?? [])]

/** The row of an id, whatever its table. */
export const findRow = (rows: DraftRows, id: string): Row | undefined => rowsOf(rows).find((row) => row.id === id)

/** JSON has no dates: they are made again after the way over the wire. */
export function withDates<Rows extends DraftRows>(rows: Rows): Rows {
  if (!rows.details) return rows
  return { ...rows, details: { ...rows.details, createdAt: new Date(rows.details.createdAt), updatedAt: new Date(rows.details.updatedAt) } }
}
