type Placed = { id: string; displayOrder: number }

/** Rows not named come after; deleted ids are skipped. @param rows in present order
 * @returns null when `order` names none */
export function placesIn(rows: readonly Placed[], order: readonly string[]): Placed[] | null {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const first = [...new Set(order)].filter((id) => byId.has(id))
  if (first.length === 0 && order.length > 0) return null
  const named = new Set(first)
  const all = [...first, ...rows.flatMap(({ id }) => (named.has(id) ? [] : [id]))]
  return all.flatMap((id, displayOrder) => (byId.get(id)?.displayOrder === displayOrder ? [] : [{ id, displayOrder }]))
}
