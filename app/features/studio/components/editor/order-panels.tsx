import { isCreate, rowsOfOrder, stuckOrder, waitingBehind } from '#app/features/studio/saving/orders.ts'
import type { Order, OrderRefusal } from '#app/features/studio/saving/orders.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useDraft, useEditorPart, useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'
import { rowName } from './row-name.ts'

/** One notice for everything that was made or removed without a connection and that the server did not take, and one for what holds up the rest. */
export function OrderPanels() {
  const orders = useEditorPart((state) => state.orders)
  const refused = orders.filter(({ status }) => status === 'refused')
  const stuck = stuckOrder(orders)
  if (refused.length === 0 && !stuck) return null
  return (
    <div className="mb-6 grid gap-4">
      {stuck && <StuckPanel order={stuck} behind={waitingBehind(orders)} />}
      {refused.map((order) => (
        <OrderPanel key={order.id} order={order} />
      ))}
    </div>
  )
}

/** What the server has no time for, again and again: it goes on being tried, and its author may let it go. */
function StuckPanel({ order: { id, request, status }, behind }: { order: Order; behind: number }) {
  const saver = useSaver()
  const making = isCreate(request)
  const name = rowName(making ? saver.getState().draft : saver.stored, rowsOfOrder(request)[0] ?? '')
  return (
    <Notice tone="warning" title={making ? m.studio_order_stuck_making({ name }) : m.studio_order_stuck_removing({ name })}>
      <p>{m.studio_order_stuck_text()}</p>
      {behind > 0 && <p>{m.studio_order_stuck_behind({ count: behind })}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="accent" loading={status === 'sending'} onClick={() => void saver.flush()}>
          {m.studio_order_again()}
        </Button>
        <Button onClick={() => saver.letGo(id)}>{making ? m.studio_order_discard() : m.studio_order_keep()}</Button>
      </div>
    </Notice>
  )
}

function OrderPanel({ order: { id, request, why } }: { order: Order }) {
  const saver = useSaver()
  const draft = useDraft()
  const making = isCreate(request)
  const name = rowName(draft, rowsOfOrder(request)[0] ?? '')
  return (
    <Notice tone="danger" title={making ? m.studio_order_not_made({ name }) : m.studio_order_not_removed({ name })}>
      {why && <p>{reasonOf(why, making)}</p>}
      {making && <p>{m.studio_order_kept()}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="accent" onClick={() => saver.tryAgain(id)}>
          {making ? m.studio_order_again() : m.studio_order_remove()}
        </Button>
        <Button onClick={() => saver.letGo(id)}>{making ? m.studio_order_discard() : m.studio_order_keep()}</Button>
      </div>
    </Notice>
  )
}

function reasonOf(why: OrderRefusal, making: boolean): string {
  if (!making && why.status === 'conflict') return m.studio_order_changed()
  return resultText(why)
}
