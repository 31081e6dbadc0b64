import { m } from '#app/i18n/generated/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'

/** The refund policy in a sentence; shown beside every button that leads to a payment. */
export function RefundNote({ isKit }: { isKit: boolean }) {
  return (
    <p className="text-sm text-muted">
      {isKit ? m.checkout_refunds_kit() : m.checkout_refunds()}{' '}
      <TextLink to="/player-agreement">{m.checkout_refunds_more()}</TextLink>
    </p>
  )
}
