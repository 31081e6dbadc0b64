import { kitRowsOf } from '#app/features/studio/draft/kit-rows.ts'
import type { KitLists, KitRow } from '#app/features/studio/draft/kit-rows.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'

const isCard = (row: KitRow): row is KitRow & { kind: 'card' } => row.kind === 'card'
const isPlace = (row: KitRow): row is KitRow & { kind: Exclude<KitKind, 'card'> } => !isCard(row)

/** Of mystery dinners and escape rooms; a character's cards are listed at its place. */
export function kitPlaces<Line>(draft: KitLists, linesOf: (kind: KitKind, row: KitRow['row']) => Line[]) {
  const rows = kitRowsOf(draft)
  const cards = Map.groupBy(rows.filter(isCard), ({ parentId }) => parentId)
  const withLines = <Each extends KitRow>({ kind, id, name, row }: Each) => ({
    kind: kind as Each['kind'],
    id,
    name,
    lines: linesOf(kind, row),
  })
  return rows.filter(isPlace).map((row) => ({ ...withLines(row), inside: (cards.get(row.id) ?? []).map(withLines) }))
}
