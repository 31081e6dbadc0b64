import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { PriceHistory } from './price-history.tsx'

type Price = { adventureId: string; title: string; priceCents: number; since: Date }

export function SalesPrices({ prices }: { prices: readonly Price[] }) {
  const byAdventure = Map.groupBy(prices, ({ adventureId }) => adventureId)
  return (
    <Headed id="prices" title={m.sales_prices()}>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {[...byAdventure].map(([id, history]) => (
          <li key={id} className="grid content-start gap-1">
            <h3 className="font-semibold">{history[0]!.title}</h3>
            <PriceHistory prices={history} />
          </li>
        ))}
      </ul>
    </Headed>
  )
}
