import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import type { AdventurePage } from '#app/features/library/adventure-page.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatPrice } from '#app/i18n/format.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'

/** What it costs, what one gets, and the one thing to press. */
export function PriceCard({ adventure }: { adventure: AdventurePage }) {
  const perks = [m.adventure_perk_save(), m.adventure_perk_friends(), m.adventure_perk_access()]
  return (
    <Card look="night">
      <CardBody className="gap-5 p-6">
      <div>
        <p className="font-display text-4xl font-semibold">{formatPrice(adventure.priceCents)}</p>
        {adventure.priceCents > 0 && <p className="text-sm text-muted">{m.adventure_price_once()}</p>}
      </div>
      <PlayButton adventure={adventure} />
      <div className="flex flex-col gap-2">
        <h2 className="font-text text-sm font-semibold">{m.adventure_perks_heading()}</h2>
        <ul className="flex flex-col gap-2 text-sm text-muted">
          {perks.map((perk) => (
            <li key={perk} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
              {perk}
            </li>
          ))}
        </ul>
      </div>
      </CardBody>
    </Card>
  )
}

function PlayButton({ adventure }: { adventure: AdventurePage }) {
  const look = buttonStyles({ variant: 'primary', size: 'large' })
  if (adventure.comingSoon) {
    return (
      <button type="button" disabled className={look}>
        {m.adventure_coming_soon()}
      </button>
    )
  }
  return (
    <Link to={`/play/${adventure.id}`} className={look}>
      {adventure.priceCents === 0 ? m.adventure_play_now() : m.adventure_purchase()}
    </Link>
  )
}
