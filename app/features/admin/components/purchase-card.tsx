import type { OpenPurchase } from '#app/features/admin/purchase.present.ts'
import { taxNames } from '#app/features/payments/components/tax-names.ts'
import { receiptNumber } from '#app/features/payments/receipts/receipt-number.ts'
import { taxLines } from '#app/features/payments/receipts/tax-lines.ts'
import { ownReasons } from '#app/features/payments/refunds/refund-reasons.ts'
import { amountText, isAsAgreed } from '#app/features/payments/standing-text.ts'
import { formatMoment, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Facts } from './facts.tsx'
import { Buyer, PurchaseBadges } from './purchase-list.tsx'
import { RefundForm } from './refund-form.tsx'
import type { RefundFormProps } from './refund-form.tsx'

function reasonText(reason: string | null): string | null {
  if (reason === ownReasons.policy) return m.admin_purchases_reason_policy()
  return reason === ownReasons.notSold ? m.admin_purchases_reason_not_sold() : reason
}

const focus = (element: HTMLElement | null) => element?.focus()

type PurchaseCardProps = { purchase: OpenPurchase; closeTo: string } & Omit<RefundFormProps, 'purchase'>

export function PurchaseCard({ purchase, closeTo, ...refund }: PurchaseCardProps) {
  const zone = useReaderZone()
  const moment = (at: string | null) => at && formatMoment(at, zone)
  const isRefunded = purchase.refundedOn !== null && purchase.refundFailed === null
  const facts = [
    { name: m.admin_purchases_column_buyer(), value: <Buyer purchase={purchase} /> },
    { name: m.admin_purchases_column_adventure(), value: purchase.title },
    { name: m.gifts_gift(), value: purchase.gift && m.gifts_seats_redeemed(purchase.gift) },
    { name: m.admin_column_creator(), value: purchase.seller ?? m.admin_purchases_erased() },
    { name: m.admin_purchases_price(), value: formatMoney(purchase.amountCents) },
    ...taxLines(purchase).map(({ kind, cents }) => ({ name: taxNames[kind](), value: formatMoney(cents) })),
    { name: m.admin_purchases_column_total(), value: formatMoney(purchase.agreed.cents) },
    { name: m.receipts_taken(), value: isAsAgreed(purchase) ? null : amountText(purchase.taken) },
    { name: m.payment_column_fee(), value: formatMoney(purchase.feeCents) },
    {
      name: m.admin_purchases_transferred(),
      value: purchase.transferredCents === 0 ? null : formatMoney(purchase.transferredCents),
    },
    { name: m.admin_purchases_paid_on(), value: moment(purchase.paid) },
    { name: m.admin_purchases_disputed_on(), value: moment(purchase.disputed) },
    { name: m.admin_purchases_column_refunded(), value: isRefunded ? amountText(purchase.refunded) : null },
    { name: m.admin_purchases_refunded_on(), value: isRefunded ? moment(purchase.refundedOn) : null },
    { name: m.admin_purchases_refund_failed_on(), value: moment(purchase.refundFailed) },
    { name: m.admin_purchases_reason_given(), value: reasonText(purchase.refundReason) },
    { name: m.receipts_number(), value: receiptNumber(purchase.id) },
    { name: m.admin_purchases_references(), value: purchase.references.join(', ') },
  ].filter(({ value }) => value !== null && value !== '')
  return (
    <Card>
      <CardBody className="gap-5 p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 key={purchase.id} ref={focus} tabIndex={-1} className="text-heading">
            {m.admin_purchases_open({ date: moment(purchase.begun) ?? '' })}
          </h2>
          <PurchaseBadges purchase={purchase} />
        </div>
        {purchase.flag && purchase.mayRefund && <Notice tone="warning">{m.admin_purchases_flagged()}</Notice>}
        {purchase.awaitsRefund && <Notice tone="warning">{m.admin_purchases_refund_unknown_text()}</Notice>}
        {purchase.refundFailed && <Notice tone="danger">{m.admin_purchases_refund_failed_text()}</Notice>}
        <Facts facts={facts} />
        {purchase.mayRefund && <RefundForm key={purchase.id} purchase={purchase} {...refund} />}
        <p>
          <TextLink to={closeTo} preventScrollReset className="inline-flex min-h-11 items-center">
            {m.common_close()}
          </TextLink>
        </p>
      </CardBody>
    </Card>
  )
}
