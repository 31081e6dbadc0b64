import type { PaymentStatus } from '#app/features/payments/payment-status.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'

const looks: Record<PaymentStatus | 'part_refunded', { tone: BadgeTone; text: () => string }> = {
  pending: { tone: 'grey', text: m.sales_status_pending },
  paid: { tone: 'success', text: m.payment_state_paid },
  part_refunded: { tone: 'info', text: m.payment_state_part_refunded },
  refunded: { tone: 'info', text: m.payment_state_refunded },
  disputed: { tone: 'warning', text: m.payment_state_disputed },
  lost: { tone: 'danger', text: m.sales_status_lost },
  failed: { tone: 'grey', text: m.sales_status_failed },
}

const lookOf = (status: PaymentStatus, isPartRefunded: boolean) =>
  looks[status === 'paid' && isPartRefunded ? 'part_refunded' : status]

export const paymentStateText = (status: PaymentStatus, isPartRefunded = false): string =>
  lookOf(status, isPartRefunded).text()

type PaymentStateProps = { status: PaymentStatus; isPartRefunded: boolean; isTest: boolean }

export function PaymentState({ status, isPartRefunded, isTest }: PaymentStateProps) {
  const { tone, text } = lookOf(status, isPartRefunded)
  return (
    <>
      <Badge tone={tone}>{text()}</Badge>
      {isTest && <Badge tone="purple">{m.payment_state_test()}</Badge>}
    </>
  )
}
