import { AppError } from '#app/shared/app-error.ts'

type Placed = { id: string; displayOrder: number }

/**
 * The rows whose place changes, with the place that they get, when those of `order` come first in that order and the others follow
 * as they were. What somebody else has deleted meanwhile has no place, and the rest of the order counts.
 * @param rows all there are, in the order that they have
 * @throws AppError notFound when `order` names none that is among them
 */
export function placesIn(rows: readonly Placed[], order: readonly string[]): Placed[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const first = [...new Set(order)].filter((id) => byId.has(id))
  if (first.length === 0 && order.length > 0) throw new AppError('notFound')
  const named = new Set(first)
  const all = [...first, ...rows.flatMap(({ id }) => (named.has(id) ? [] : [id]))]
  return all.flatMap((id, displayOrder) => (byId.get(id)?.displayOrder === displayOrder ? [] : [{ id, displayOrder }]))
}

/** What an order names that is not there any more, as the answer to it says. */
export function goneFrom(rows: readonly Pick<Placed, 'id'>[], order: readonly string[]): { removed?: string[] } {
  const there = new Set(rows.map(({ id }) => id))
  const removed = order.filter((id) => !there.has(id))
  return removed.length > 0 ? { removed } : {}
}
