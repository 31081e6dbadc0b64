import { formatDate, formatPrice } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Newest first: the first is the current price, the others are past ones. */
export function PriceHistory({ prices }: { prices: readonly { priceCents: number; since: Date }[] }) {
  return (
    <ol className="grid gap-1 text-sm">
      {prices.map(({ priceCents, since }, at) => {
        const words = { price: formatPrice(priceCents), date: formatDate(since) }
        return (
          <li key={since.toISOString()} className={at === 0 ? 'font-semibold' : 'text-muted'}>
            {at === 0 ? m.sales_price_since(words) : m.sales_price_from(words)}
          </li>
        )
      })}
    </ol>
  )
}
