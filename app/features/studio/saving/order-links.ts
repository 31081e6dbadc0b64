import type { Changes } from './changes.ts'
import { isCreate, orderStarted, rowsOfOrder, withRows } from './orders.ts'
import type { Order, Orders } from './orders.ts'
import type { SaveQueue } from './save-queue.ts'

/** Everything that is still to be made. */
const unmadeIn = (orders: Orders): ReadonlySet<unknown> =>
  new Set(orders.flatMap(({ request }) => (isCreate(request) ? rowsOfOrder(request) : [])))

/**
 * An order as it starts, and its request as it is sent: without the links to what is made after it. These follow as edits, once the
 * order has its answer and what they lead to is made.
 */
export function started(orders: Orders, id: string): { orders: Orders; request: Order['request'] } {
  const under = orderStarted(orders, id)
  const order = under.find((each) => each.id === id)!
  if (!isCreate(order.request)) return { orders: under, request: order.request }
  const unmade = unmadeIn(orders.filter((each) => each.id !== id))
  let late = order.late
  const request = withRows(order.request, (row) => {
    const { targetId, ...rest } = row
    if (!unmade.has(targetId)) return row
    late = { ...late, [String(row.id)]: { ...late[String(row.id)], targetId } }
    return rest
  })
  return { orders: under.map((each) => (each.id === id ? { ...each, late } : each)), request: request ?? order.request }
}

/** Whether an order makes something that leads to what is not made yet. */
export const leadsAhead = (orders: Orders, id: string): boolean =>
  Object.keys(started(orders, id).orders.find((each) => each.id === id)!.late).length > 0

/** The edits that can be sent: what leads to something that is not made yet waits for that. */
export function ready(queue: SaveQueue, orders: Orders): SaveQueue {
  if (orders.length === 0) return queue
  const unmade = unmadeIn(orders)
  return Object.fromEntries(Object.entries(queue).filter(([, { pending }]) => !unmade.has(pending.targetId)))
}

/** The orders without links to rows that will not be made any more. */
export function unlinked(orders: Orders, gone: ReadonlySet<string>): Orders {
  const loose = (row: Changes): Changes => (gone.has(String(row.targetId)) ? { ...row, targetId: null } : row)
  return orders.map((order) => {
    if (!isCreate(order.request)) return order
    const late = Object.fromEntries(Object.entries(order.late).map(([row, changes]) => [row, loose(changes)]))
    return { ...order, late, request: withRows(order.request, loose) ?? order.request }
  })
}
