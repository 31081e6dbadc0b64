import type { Sale } from '#app/features/payments/checkout/sale.server.ts'
import { RefundNote } from '#app/features/payments/components/refund-note.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** `place`: where it is played or printed; `buy`: where it is bought; the same for a kit. */
type Props = { sale: Sale; place: string; buy: string; look: string }

/** The line below a price. */
export function PriceSale({ sale, place, buy, look }: Props) {
  const isKit = buy === place
  if (sale === 'mine')
    return (
      <div className="-mt-2 grid gap-5">
        <Badge tone="success">{m.lobby_yours()}</Badge>
        <Link to={place} className={look}>
          {m.checkout_play()}
        </Link>
      </div>
    )
  if (sale === 'closed') return <NotHere kit={isKit ? place : null} look={look} />
  return (
    <div className="grid gap-2">
      <Link to={buy} className={look}>
        {m.adventure_purchase()}
      </Link>
      {sale === 'taxed' && <p className="text-center text-sm text-muted">{m.checkout_plus_tax()}</p>}
      <RefundNote isKit={isKit} />
    </div>
  )
}

/** `kit`: the address of the kit's preview. */
function NotHere({ kit, look }: { kit: string | null; look: string }) {
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
