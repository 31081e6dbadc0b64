import type { DraftView } from '#app/features/studio/draft-view.ts'
import { newId } from '#app/shared/ids.ts'
import type { UnsentOrder } from '#app/shared/unsent-edits.ts'
import { withOrders } from './order-rows.ts'
import { isOrder, newOrder, rowsOfOrder } from './orders.ts'
import type { Order, Orders } from './orders.ts'

/**
 * What an earlier page kept of what is to be made or removed, due at once. Another version of the site may have written it: what cannot be
 * read is left out, and nothing else with it.
 */
export const restored = (draft: DraftView, kept: readonly UnsentOrder[], now: number): Orders =>
  kept.reduce<Orders>((orders, each) => {
    const more = [...orders, restoredOne(each, now)]
    return isReadable(draft, more) ? more : orders
  }, [])

function restoredOne({ request, late, dropped = {} }: UnsentOrder, now: number): Order {
  const edits = Object.entries(dropped).map(([row, save]) => ({ row, base: {}, ...save }))
  return { ...newOrder(newId(), request as Order['request'], now, 1, late), dropped: edits, dueAt: now }
}

/** Whether the last one can be read and shown on top of the others. */
function isReadable(draft: DraftView, orders: Orders): boolean {
  const { request } = orders.at(-1)!
  try {
    const rows: readonly unknown[] = isOrder(request) ? rowsOfOrder(request) : []
    withOrders(draft, orders)
    return rows.length > 0 && rows.every((row) => typeof row === 'string')
  } catch {
    return false
  }
}
