import { RefundNote } from '#app/features/payments/components/refund-note.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type PurchaseProps = { to: string; mayAddTax: boolean; isKit: boolean; look: string }

export function Purchase({ to, mayAddTax, isKit, look }: PurchaseProps) {
  return (
    <div className="grid gap-2">
      <Link to={to} className={look}>
        {m.adventure_purchase()}
      </Link>
      {mayAddTax && <p className="text-center text-sm text-muted">{m.checkout_plus_tax()}</p>}
      <RefundNote isKit={isKit} />
    </div>
  )
}

/** `kit`: the address of what can be seen of it. */
export function NotHere({ kit, look }: { kit: string | null; look: string }) {
  return (
    <div className="grid gap-2">
      <button type="button" disabled className={look} aria-describedby="not-sold-here">
        {m.adventure_purchase()}
      </button>
      <p id="not-sold-here" className="text-sm text-muted">
        {m.checkout_closed()}
      </p>
      {kit !== null && (
        <TextLink to={kit} className="text-sm">
          {m.adventure_see_kit()}
        </TextLink>
      )}
    </div>
  )
}
