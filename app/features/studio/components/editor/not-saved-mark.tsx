import { isHeldBack } from '#app/features/studio/saving/edited-rows.ts'
import { makerOf } from '#app/features/studio/saving/orders.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { useEditorPart } from './draft-context.ts'

/** Says of a row that the server has not made it yet, or could not be told what was changed of it, or did not take it. */
export function NotSavedMark({ id }: { id: string }) {
  const status = useEditorPart(
    ({ orders, queue }) =>
      (orders.length > 0 && makerOf(orders, id)?.status) || (isHeldBack(queue[id]) && queue[id]!.status) || null,
  )
  if (status === null) return null
  return status === 'refused' ? (
    <Badge tone="danger">{m.studio_order_refused()}</Badge>
  ) : (
    <Badge tone="warning">{m.studio_state_unsaved()}</Badge>
  )
}
