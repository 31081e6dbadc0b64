import type { PurchaseLine } from '#app/features/admin/purchase.present.ts'
import { PaymentState } from '#app/features/payments/components/payment-state.tsx'
import { amountText } from '#app/features/payments/standing-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

const flags: Record<NonNullable<PurchaseLine['flag']>, () => string> = {
  mismatch: m.admin_purchases_flag_mismatch,
  paid_twice: m.payment_state_paid_twice,
  no_adventure: m.admin_purchases_flag_no_adventure,
  no_buyer: m.admin_purchases_flag_no_buyer,
}

export const PurchaseBadges = ({ purchase }: { purchase: PurchaseLine }) => (
  <span className="flex flex-wrap gap-1.5">
    {purchase.refundFailed && <Badge tone="danger">{m.payment_badge_refund_failed()}</Badge>}
    {purchase.awaitsRefund && <Badge tone="warning">{m.payment_badge_refund_asked()}</Badge>}
    {purchase.flag && <Badge tone="danger">{flags[purchase.flag]()}</Badge>}
    {/* A failed payment was not refunded */}
    {(!purchase.refundFailed || purchase.status !== 'refunded') && (
      <PaymentState status={purchase.status} isPartRefunded={purchase.refunded.cents > 0} isTest={purchase.isTest} />
    )}
  </span>
)

export function Buyer({ purchase: { buyer, buyerEmail } }: { purchase: PurchaseLine }) {
  if (buyer === null) return <span className="text-muted">{m.admin_purchases_erased()}</span>
  return (
    <>
      {buyer}
      <span className="block text-sm break-all text-muted">{buyerEmail}</span>
    </>
  )
}

type PurchaseListProps = {
  purchases: PurchaseLine[]
  openId: string | undefined
  addressOf: (purchaseId: string) => string
}

export function PurchaseList({ purchases, openId, addressOf }: PurchaseListProps) {
  const zone = useReaderZone()
  const columns = [
    { name: m.admin_purchases_column_begun() },
    { name: m.admin_purchases_column_buyer() },
    { name: m.admin_purchases_column_adventure() },
    { name: m.admin_purchases_column_total(), isNumber: true },
    { name: m.admin_purchases_column_refunded(), isNumber: true },
    { name: m.admin_column_status() },
  ]
  return (
    <DataTable label={m.admin_purchases_payments()} columns={columns} className="min-w-[60rem]">
      {purchases.map((purchase) => (
        <tr key={purchase.id} className={purchase.id === openId ? 'bg-accent-soft' : undefined}>
          <HeadCell className="whitespace-nowrap">
            <TextLink
              to={addressOf(purchase.id)}
              aria-current={purchase.id === openId ? 'true' : undefined}
              className="inline-flex min-h-11 items-center"
            >
              <time dateTime={purchase.begun}>{formatMoment(purchase.begun, zone)}</time>
            </TextLink>
          </HeadCell>
          <Cell className="max-w-64 min-w-56">
            <Buyer purchase={purchase} />
          </Cell>
          <Cell className="max-w-72 min-w-40">{purchase.title}</Cell>
          <NumberCell>{amountText(purchase.taken)}</NumberCell>
          <NumberCell>
            {amountText(purchase.refundFailed ? { ...purchase.refunded, cents: 0 } : purchase.refunded)}
          </NumberCell>
          <Cell>
            <PurchaseBadges purchase={purchase} />
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
