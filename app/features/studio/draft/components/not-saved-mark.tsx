import { troubleOf } from '#app/features/studio/draft/log/log.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { useEditorPart } from './use-store.ts'

export function NotSavedMark({ id }: { id: string }) {
  const status = useEditorPart(({ log }) => (log.length > 0 && troubleOf(log, id)?.status) || null)
  if (status === null) return null
  return status === 'refused' ? (
    <Badge tone="danger">{m.studio_order_refused()}</Badge>
  ) : (
    <Badge tone="warning">{m.studio_state_unsaved()}</Badge>
  )
}
