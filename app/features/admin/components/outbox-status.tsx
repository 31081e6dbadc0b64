import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import type { MailStatus } from '#app/features/admin/outbox-address.ts'

const looks: Record<MailStatus, { tone: BadgeTone; text: () => string }> = {
  waiting: { tone: 'warning', text: m.outbox_status_waiting },
  sending: { tone: 'info', text: m.outbox_status_sending },
  sent: { tone: 'success', text: m.outbox_status_sent },
  failed: { tone: 'danger', text: m.outbox_status_failed },
  expired: { tone: 'grey', text: m.outbox_status_expired },
}

export const mailStatusText = (status: MailStatus): string => looks[status].text()

export const OutboxStatus = ({ status }: { status: MailStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].text()}</Badge>
)
