import type { DraftView } from '#app/features/studio/draft-view.ts'
import { isCreate, isDelete, rowsOfOrder, stuckOrder, waitingBehind } from '#app/features/studio/saving/orders.ts'
import type { Order, OrderRefusal, OrderRequest } from '#app/features/studio/saving/orders.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useDraft, useEditorPart, useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'
import { rowName } from './row-name.ts'

/** One notice for everything that was made, removed or arranged without a connection and that the server did not take, and one for what holds up the rest. */
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
  const removing = isDelete(request)
  const name = nameOf(removing ? saver.stored : saver.getState().draft, request)
  return (
    <Notice
      tone="warning"
      title={removing ? m.studio_order_stuck_removing({ name }) : m.studio_order_stuck_making({ name })}
    >
      <p>{m.studio_order_stuck_text()}</p>
      {behind > 0 && <p>{m.studio_order_stuck_behind({ count: behind })}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="accent" loading={status === 'sending'} onClick={() => void saver.flush()}>
          {m.studio_order_again()}
        </Button>
        {/* what is on its way may be done already: the answer comes first */}
        <Button aria-disabled={status === 'sending'} onClick={() => saver.letGo(id)}>
          {removing ? m.studio_order_keep() : m.studio_order_discard()}
        </Button>
      </div>
    </Notice>
  )
}

function OrderPanel({ order: { id, request, why } }: { order: Order }) {
  const saver = useSaver()
  const draft = useDraft()
  const removing = isDelete(request)
  const name = nameOf(draft, request)
  return (
    <Notice tone="danger" title={removing ? m.studio_order_not_removed({ name }) : m.studio_order_not_made({ name })}>
      {why && <p>{reasonOf(why, request)}</p>}
      {isCreate(request) && <p>{m.studio_order_kept()}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="accent" onClick={() => saver.tryAgain(id)}>
          {removing ? m.studio_order_remove() : m.studio_order_again()}
        </Button>
        <Button onClick={() => saver.letGo(id)}>{removing ? m.studio_order_keep() : m.studio_order_discard()}</Button>
      </div>
    </Notice>
  )
}

/** What is made or removed by its name; of what is arranged, what it is. */
function nameOf(draft: DraftView, request: OrderRequest): string {
  switch (request.intent) {
    case 'order-scenes':
      return m.studio_order_of_scenes()
    case 'order-hotspots':
      return m.studio_order_of_hotspots({ name: rowName(draft, request.sceneId) })
    case 'order-nodes':
      return m.studio_order_of_nodes({ name: rowName(draft, request.npcId) })
    case 'set-starting-scene':
      return m.studio_order_start({ name: rowName(draft, request.sceneId) })
    default:
      return rowName(draft, rowsOfOrder(request)[0] ?? '')
  }
}

function reasonOf(why: OrderRefusal, request: OrderRequest): string {
  if (isCreate(request)) return resultText(why)
  if (why.status === 'conflict') return m.studio_order_changed()
  return why.status === 'failed' && why.error.code === 'notFound' ? m.studio_order_gone() : resultText(why)
}
