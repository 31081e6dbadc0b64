import { isCreate, rowsOfOrder } from '#app/features/studio/saving/orders.ts'
import type { Order, OrderRefusal } from '#app/features/studio/saving/orders.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useDraft, useEditorPart, useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'
import { rowName } from './row-name.ts'

/** One notice for everything that was made or removed without a connection and that the server did not take. */
export function OrderPanels() {
  const orders = useEditorPart((state) => state.orders)
  const refused = orders.filter(({ status }) => status === 'refused')
  if (refused.length === 0) return null
  return (
    <div className="mb-6 grid gap-4">
      {refused.map((order) => (
        <OrderPanel key={order.id} order={order} />
      ))}
    </div>
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
  return making && why.status === 'failed' && why.error.code === 'tooLarge' ? m.studio_order_too_many() : resultText(why)
}
