import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** `left`: seats that the organiser has already. */
export type SeatsOffer = {
  priceCents: number
  left: number
  isSelling: boolean
  isTest: boolean
  mayAddTax: boolean
  isUnverified: boolean
}

export const mayPay = (seats: SeatsOffer | null): boolean => seats !== null && seats.isSelling && !seats.isUnverified

/** What a session of paid work costs. The sum goes along: nobody pays another than was seen. */
export function SeatsPart({ seats, missing }: { seats: SeatsOffer; missing: number }) {
  const { priceCents, left, isSelling, isTest, mayAddTax, isUnverified } = seats
  const price = formatMoney(priceCents)
  return (
    <Headed title={m.groups_seats()} className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <p>
        {m.groups_seats_price({ price })} {m.groups_seats_back()}
      </p>
      {left > 0 && <p>{m.groups_seats_left({ count: left })}</p>}
      {missing > 0 && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-3">
            <span>{m.gifts_seats_times({ count: missing, price })}</span>
            <span className="text-right">
              <span className="font-display text-2xl font-semibold whitespace-nowrap">
                {formatMoney(missing * priceCents)}
              </span>{' '}
              {mayAddTax && <span className="text-sm text-muted">{m.checkout_plus_tax()}</span>}
            </span>
          </p>
          <input type="hidden" name="agreedCents" value={missing * priceCents} />
          {!isSelling && <Notice title={m.checkout_closed_title()}>{m.checkout_closed()}</Notice>}
          {isSelling && isUnverified && (
            <Notice tone="warning" title={m.checkout_unverified_title()}>
              {m.checkout_unverified()} <TextLink to="/account">{m.checkout_unverified_link()}</TextLink>
            </Notice>
          )}
          <p className="text-sm text-muted">
            {m.groups_seats_kept()} {isTest ? m.checkout_test_note() : m.checkout_note()}
          </p>
        </>
      )}
    </Headed>
  )
}
