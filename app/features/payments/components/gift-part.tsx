import type { PrintedReceipt } from '#app/features/payments/receipts/receipt.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'

/** What the buyer of a gift needs, beside the receipt: none of it is printed with the receipt. */
export function GiftPart({ receipt: { id, shown, seatsRedeemed, gift } }: { receipt: PrintedReceipt }) {
  const { giftSeats } = shown
  if (giftSeats === null || gift === null) return null
  return (
    <Card className="no-print">
      <CardBody className="grid justify-items-start gap-4 p-5 sm:p-8">
        <h2 className="text-heading">{m.gifts_yours()}</h2>
        {gift.code === null ? (
          <p>{m.gifts_card_unreadable()}</p>
        ) : (
          <>
            <p
              translate="no"
              className="rounded-small bg-sunken px-3 py-2 font-mono text-lg font-semibold tracking-wider"
            >
              <span className="sr-only">{m.gifts_code()} </span>
              {gift.code}
            </p>
            <p className="max-w-prose">{m.gifts_yours_text()}</p>
          </>
        )}
        <p>{m.gifts_seats_redeemed({ redeemed: seatsRedeemed, seats: giftSeats })}</p>
        <Button asChild variant="primary">
          <Link to={`/account/purchases/${id}/card`}>{m.gifts_to_card()}</Link>
        </Button>
      </CardBody>
    </Card>
  )
}
