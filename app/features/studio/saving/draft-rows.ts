import type { DetailsView, DraftView, HotspotView, SceneView } from '#app/features/studio/draft-view.ts'
import type { DraftChange, DraftRows } from '#app/features/studio/editor-result.ts'
import { missingFields } from '#app/features/studio/listing-rules.ts'

const tables = ['scenes', 'hotspots', 'puzzles', 'items', 'npcs', 'nodes'] as const

type Row = { id: string; version: number }

/** Rows put in place by their ids; what is not there yet goes to the end. */
function merged<Each extends Row>(rows: Each[], changed: Each[] | undefined, removed: ReadonlySet<string>): Each[] {
  if (!changed && removed.size === 0) return rows
  const byId = new Map((changed ?? []).map((row) => [row.id, row]))
  const known = new Set(rows.map((row) => row.id))
  return [...rows.map((row) => byId.get(row.id) ?? row), ...(changed ?? []).filter((row) => !known.has(row.id))].filter(
    (row) => !removed.has(row.id),
  )
}

/** Hotspots as the server lists them: by z-index, lowest first. */
const byDepth = (hotspots: HotspotView[]): HotspotView[] =>
  hotspots.toSorted((a, b) => a.zIndex - b.zIndex || a.displayOrder - b.displayOrder)

const byOrder = (scenes: SceneView[]): SceneView[] => scenes.toSorted((a, b) => a.displayOrder - b.displayOrder)

const missingOf = (details: DetailsView) => missingFields({ ...details, thumbnailAssetId: details.cover?.id ?? null })

/** Rows that are gone, and with a scene its hotspots, with an NPC its dialogue. */
function withWhatStoodIn({ hotspots, nodes }: DraftView, removed: readonly string[]): ReadonlySet<string> {
  const gone = new Set(removed)
  if (gone.size === 0) return gone
  return new Set([
    ...gone,
    ...hotspots.flatMap(({ id, sceneId }) => (gone.has(sceneId) ? [id] : [])),
    ...nodes.flatMap(({ id, npcId }) => (gone.has(npcId) ? [id] : [])),
  ])
}

/** Nothing leads to what is gone. */
const unlinked = (hotspots: HotspotView[], gone: ReadonlySet<string>): HotspotView[] =>
  gone.size === 0
    ? hotspots
    : hotspots.map((hotspot) =>
        hotspot.targetId !== null && gone.has(hotspot.targetId) ? { ...hotspot, targetId: null } : hotspot,
      )

/**
 * The draft after a save: rows that were made or changed are put in place, those that are gone leave. A draft that was read later than
 * the save was made has it in it, and may have more.
 */
export function withChange(draft: DraftView, change: DraftChange): DraftView {
  if (change.draftRevision < draft.draftRevision) return draft
  const removed = withWhatStoodIn(draft, change.removed ?? [])
  const details = change.details ?? draft.details
  const touchesEdition = removed.size > 0 || tables.some((table) => (change[table]?.length ?? 0) > 0)
  return {
    ...draft,
    details,
    draftRevision: change.draftRevision,
    missing: missingOf(details),
    edition: draft.edition && touchesEdition ? { ...draft.edition, hasChanges: true } : draft.edition,
    scenes: byOrder(merged(draft.scenes, change.scenes, removed)),
    hotspots: byDepth(unlinked(merged(draft.hotspots, change.hotspots, removed), removed)),
    puzzles: merged(draft.puzzles, change.puzzles, removed),
    items: merged(draft.items, change.items, removed),
    npcs: merged(draft.npcs, change.npcs, removed),
    nodes: merged(draft.nodes, change.nodes, removed),
  }
}

/** A newer draft, and on it those rows of the one before that it has no more, with what they stand in: what was typed into them is not saved yet. */
export function withUnsaved(draft: DraftView, before: DraftView, unsaved: readonly string[]): DraftView {
  const gone = unsaved.filter((id) => findRow(before, id) && !findRow(draft, id))
  if (gone.length === 0) return draft
  const parents = [...before.hotspots, ...before.nodes].flatMap((row) =>
    gone.includes(row.id) ? ['sceneId' in row ? row.sceneId : row.npcId] : [],
  )
  const kept = new Set([...gone, ...parents.filter((id) => !findRow(draft, id))])
  const rows = Object.fromEntries(
    tables.map((table) => [table, (before[table] as readonly Row[]).filter(({ id }) => kept.has(id))]),
  ) as DraftRows
  return { ...withChange(draft, { ...rows, draftRevision: draft.draftRevision }), edition: draft.edition }
}

/** Every row of a change, whatever its table. */
export const rowsOf = (rows: DraftRows): Row[] => [
  ...(rows.details ? [rows.details] : []),
  ...tables.flatMap((table): Row[] => rows[table] ?? []),
]

/** The row of an id, whatever its table. */
export function findRow(rows: DraftRows, id: string): Row | undefined {
  if (rows.details?.id === id) return rows.details
  for (const table of tables) {
    const row = rows[table] && byIdOf(rows[table]).get(id)
    if (row) return row
  }
  return undefined
}

const indexes = new WeakMap<readonly Row[], ReadonlyMap<string, Row>>()

/** The rows of a table by their ids. No table is ever written into, and hundreds of rows that were moved together are looked up one by one. */
function byIdOf(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const known = indexes.get(rows)
  if (known) return known
  const index = new Map(rows.map((row) => [row.id, row]))
  indexes.set(rows, index)
  return index
}

/** JSON has no dates: they are made again after the way over the wire. */
export function withDates<Rows extends DraftRows>(rows: Rows): Rows {
  if (!rows.details) return rows
  const { createdAt, updatedAt, resubmittedAt } = rows.details
  return {
    ...rows,
    details: {
      ...rows.details,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
      resubmittedAt: resubmittedAt && new Date(resubmittedAt),
    },
  }
}
