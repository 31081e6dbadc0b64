import { arrangeWithout } from './arranged.ts'
import { unlinked } from './order-links.ts'
import { isArrange, isCreate, isDelete, parentOf, rowsOfOrder, unmakeable, withRows } from './orders.ts'
import type { DeleteRequest, OrderRequest, Orders } from './orders.ts'
import { without } from './save-queue.ts'
import type { SaveQueue } from './save-queue.ts'

type Waiting = { orders: Orders; queue: SaveQueue }

/** The rows that orders make. */
const madeBy = (orders: Orders): string[] =>
  orders.flatMap(({ request }) => (isCreate(request) ? rowsOfOrder(request) : []))

/** What waits, once these orders are left of it: nothing leads to what will not be made any more. */
export function reducedTo({ orders, queue }: Waiting, left: Orders): Waiting {
  const made = new Set(madeBy(left))
  const gone = new Set(madeBy(orders).filter((row) => !made.has(row)))
  return gone.size > 0 ? { orders: unlinked(left, gone), queue: without(queue, gone) } : { orders: left, queue }
}

/** The author lets an order go, and with a row that was to be made everything that was to be made inside of it. */
export function orderDropped(orders: Orders, id: string): Orders {
  const at = orders.findIndex((order) => order.id === id)
  const dropped = orders[at]
  if (!dropped || !isCreate(dropped.request)) return orders.filter((order) => order.id !== id)
  return withoutThem(orders, at, orders.length, rowsOfOrder(dropped.request))
}

/** What is removed again before it could be made is neither made nor removed, when the making waits for its author. */
export function dissolved(orders: Orders): Orders {
  const waiting = new Set(unmakeable(orders))
  for (const [at, order] of orders.entries()) {
    if (!waiting.has(order)) continue
    for (const row of rowsOfOrder(order.request)) {
      const end = orders.findIndex(
        ({ request }, place) => place > at && isDelete(request) && rowsOfOrder(request).includes(row),
      )
      if (end >= 0) return dissolved(withoutThem(orders, at, end, [row]))
    }
  }
  return orders
}

/** The orders from one place to another without some rows that the first of them makes, without what stands in these, and without what removes any of it. */
function withoutThem(orders: Orders, from: number, to: number, rows: readonly string[]): Orders {
  const gone = new Set(rows)
  return orders.flatMap((order, place) => {
    if (place < from || place > to) return [order]
    const request = requestWithout(order.request, gone)
    if (!request && isCreate(order.request)) for (const row of rowsOfOrder(order.request)) gone.add(row)
    return request ? [{ ...order, request }] : []
  })
}

function requestWithout(request: OrderRequest, gone: ReadonlySet<string>): OrderRequest | null {
  if (isArrange(request)) return arrangeWithout(request, gone)
  if (isCreate(request))
    return gone.has(parentOf(request) ?? '')
      ? null
      : withRows(request, (row) => (gone.has(String(row.id)) ? null : row))
  return deleteWithout(request, gone)
}

function deleteWithout(request: DeleteRequest, gone: ReadonlySet<string>): DeleteRequest | null {
  const rows = rowsOfOrder(request).filter((row) => !gone.has(row))
  if (rows.length === 0) return null
  return request.intent === 'delete-hotspots' ? { ...request, hotspotIds: rows } : request
}
