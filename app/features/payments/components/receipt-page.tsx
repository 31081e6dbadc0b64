import Printer from 'lucide-react/icons/printer'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { PrintedReceipt } from '#app/features/payments/receipts/receipt.present.ts'
import { amountText, isAsAgreed, standingText } from '#app/features/payments/standing-text.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { GiftPart } from './gift-part.tsx'
import { taxNames } from './tax-names.ts'
import { StandingBadges } from './standing-badges.tsx'

type ReceiptPageProps = { receipt: PrintedReceipt; buyer: { name: string; email: string } }

/** Dates are in the business's time zone, as accounting needs them. */
export function ReceiptPage({ receipt, buyer }: ReceiptPageProps) {
  const { business, shown } = receipt
  return (
    <PageSection className="grid max-w-3xl gap-8 print:py-0">
      <PageHeader
        back={<BackLink to="/account/purchases">{m.receipts_back()}</BackLink>}
        title={m.receipts_title()}
        actions={
          <Button className="no-print" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {m.receipts_print()}
          </Button>
        }
      />
      <article className="grid gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none">
        <p className="flex flex-wrap gap-2">
          <StandingBadges standing={shown.standing} isTest={receipt.isTest} />
        </p>
        {receipt.isTest && <p className="font-semibold">{m.receipts_test()}</p>}
        {shown.standing !== 'paid' && <p className="max-w-prose">{standingText(shown, receipt.title)}</p>}
        <Facts
          rows={[
            [m.receipts_adventure(), receipt.title],
            [receipt.shown.isForTeams ? m.gifts_for_teams() : m.gifts_gift(), seatsOf(receipt)],
            [m.receipts_number(), receipt.number],
            [m.receipts_date(), formatDate(receipt.paidAt)],
            [m.receipts_buyer(), `${buyer.name} (${buyer.email})`],
            [m.receipts_seller(), receipt.sellerName ?? m.receipts_seller_gone()],
            [m.receipts_business(), business.name],
            [m.receipts_gst(), business.gst],
            [m.receipts_qst(), business.qst],
          ]}
        />
        <Amounts receipt={receipt} />
        <p className="text-sm text-muted print:text-black">{m.receipts_currency()}</p>
      </article>
      <GiftPart receipt={receipt} />
    </PageSection>
  )
}

const seatsOf = ({ shown: { giftSeats }, amountCents }: PrintedReceipt): string | null =>
  giftSeats === null ? null : m.gifts_seats_times({ count: giftSeats, price: formatMoney(amountCents / giftSeats) })

function Facts({ rows }: { rows: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid sm:contents print:contents">
              <dt className="text-muted print:text-black">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Amounts({ receipt }: { receipt: PrintedReceipt }) {
  const { amountCents, taxes, totalCents, shown } = receipt
  // How a sum other than the price splits is unknown
  if (!isAsAgreed(shown))
    return (
      <dl className="grid gap-2 border-t border-line pt-5 tabular-nums">
        <Amount name={m.receipts_taken()} amount={amountText(shown.taken)} className="text-lg font-semibold" />
        <RefundedAmount receipt={receipt} />
      </dl>
    )
  return (
    <dl className="grid gap-2 border-t border-line pt-5 tabular-nums">
      <Amount name={m.receipts_price()} amount={formatMoney(amountCents)} />
      {taxes.map(({ kind, cents }) => (
        <Amount key={kind} name={taxNames[kind]()} amount={formatMoney(cents)} />
      ))}
      <Amount
        name={m.receipts_total()}
        amount={formatMoney(totalCents)}
        className="border-t border-line pt-2 text-lg font-semibold"
      />
      <RefundedAmount receipt={receipt} />
    </dl>
  )
}

function RefundedAmount({ receipt: { refundedAt, shown } }: { receipt: PrintedReceipt }) {
  const { cents, currency } = shown.refunded
  if (refundedAt === null || cents === 0 || shown.standing === 'refundFailed') return null
  return (
    <Amount
      name={m.receipts_refunded_on({ date: formatDate(refundedAt) })}
      amount={amountText({ cents: -cents, currency })}
    />
  )
}

const Amount = ({ name, amount, className }: { name: string; amount: string; className?: string }) => (
  <div className={classNames('flex justify-between gap-6', className)}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)
