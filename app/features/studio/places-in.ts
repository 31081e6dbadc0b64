import { AppError } from '#app/shared/app-error.ts'

type Placed = { id: string; displayOrder: number }

/**
 * The rows whose place changes, with the place that they get, when those of `order` come first in that order and the others follow
 * as they were.
 * @param rows all there are, in the order that they have
 * @throws AppError notFound when `order` names one that is not among them
 */
export function placesIn(rows: readonly Placed[], order: readonly string[]): Placed[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const first = [...new Set(order)]
  if (first.some((id) => !byId.has(id))) throw new AppError('notFound')
  const named = new Set(first)
  const all = [...first, ...rows.flatMap(({ id }) => (named.has(id) ? [] : [id]))]
  return all.flatMap((id, displayOrder) => (byId.get(id)?.displayOrder === displayOrder ? [] : [{ id, displayOrder }]))
}
