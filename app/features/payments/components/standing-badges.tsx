import type { PaymentStanding } from '#app/features/payments/payment-standing.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'

type Paid = Exclude<PaymentStanding, 'wait' | 'slow' | 'failed'>

const badges: Record<Paid, { tone: BadgeTone; text: () => string }> = {
  paid: { tone: 'success', text: m.payment_state_paid },
  disputed: { tone: 'warning', text: m.payment_state_disputed },
  lost: { tone: 'danger', text: m.payment_badge_lost },
  partRefunded: { tone: 'info', text: m.payment_state_part_refunded },
  refunded: { tone: 'grey', text: m.payment_state_refunded },
  refundFailed: { tone: 'danger', text: m.payment_badge_refund_failed },
  refundAsked: { tone: 'warning', text: m.payment_badge_refund_asked },
  notSold: { tone: 'info', text: m.payment_badge_not_sold },
  notSoldStuck: { tone: 'warning', text: m.payment_badge_not_sold },
  paidTwice: { tone: 'warning', text: m.payment_state_paid_twice },
  mismatch: { tone: 'warning', text: m.payment_badge_mismatch },
}

/** The standing of a payment, for its buyer. */
export function StandingBadges({ standing, isTest }: { standing: PaymentStanding; isTest: boolean }) {
  const badge = standing === 'wait' || standing === 'slow' || standing === 'failed' ? undefined : badges[standing]
  return (
    <>
      {badge && <Badge tone={badge.tone}>{badge.text()}</Badge>}
      {isTest && <Badge tone="purple">{m.payment_state_test()}</Badge>}
    </>
  )
}
