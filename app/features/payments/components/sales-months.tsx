import type { Business } from '#app/features/payments/receipts/business.server.ts'
import { formatDate, formatMoney, formatMonth, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { moneyColumns, taxAmounts } from './money-columns.ts'
import { TaxNote } from './tax-note.tsx'

/** `id` and `month` are null for what is not on a statement yet. Cents. */
export type SalesMonth = {
  id: string | null
  month: string | null
  purchaseCount: number
  salesCents: number
  takenBackCents: number
  feeCents: number
  transferredCents: number
  sharedCents: number
  payoutCents: number
  taxCents: number
  gstCents: number
  qstCents: number
  paidAt: Date | null
}

export function SalesMonths({ months, business }: { months: readonly SalesMonth[]; business: Business }) {
  const shared = moneyColumns(months, ['sharedCents'])
  const transferred = moneyColumns(months, ['transferredCents'])
  const taxes = moneyColumns(months, taxAmounts)
  const columns = [
    { name: m.sales_column_month() },
    { name: m.sales_column_count(), isNumber: true },
    { name: m.sales_column_sales(), isNumber: true },
    { name: m.sales_column_taken_back(), isNumber: true },
    { name: m.payment_column_fee(), isNumber: true },
    ...shared,
    { name: m.sales_column_own(), isNumber: true },
    ...transferred,
    ...(transferred.length > 0 ? [{ name: m.sales_column_left(), isNumber: true }] : []),
    { name: m.sales_column_payout() },
    ...taxes,
  ]
  return (
    <div className="grid gap-3">
      <h2 className="text-heading">{m.sales_months()}</h2>
      <p className="max-w-prose text-muted">{m.sales_months_hint()}</p>
      <DataTable label={m.sales_months()} columns={columns} className="min-w-[56rem]">
        {months.map((row) => (
          <tr key={row.id}>
            <HeadCell className="min-w-0 whitespace-nowrap first-letter:uppercase">
              {row.month ? formatMonth(row.month) : months.length > 1 ? m.sales_month_open() : m.sales_month_first()}
            </HeadCell>
            <NumberCell>{formatNumber(row.purchaseCount)}</NumberCell>
            <NumberCell>{formatMoney(row.salesCents)}</NumberCell>
            <NumberCell>{formatMoney(row.takenBackCents)}</NumberCell>
            <NumberCell>{formatMoney(row.feeCents)}</NumberCell>
            {shared.length > 0 && <NumberCell>{formatMoney(0 - row.sharedCents)}</NumberCell>}
            <NumberCell className="font-semibold">{formatMoney(row.payoutCents + row.transferredCents)}</NumberCell>
            {transferred.length > 0 && (
              <>
                <NumberCell>{formatMoney(row.transferredCents)}</NumberCell>
                <NumberCell className="font-semibold">{formatMoney(row.payoutCents)}</NumberCell>
              </>
            )}
            <Cell className="min-w-0">
              <Payout row={row} />
            </Cell>
            {taxes.map(({ amount }) => (
              <NumberCell key={amount}>{formatMoney(row[amount])}</NumberCell>
            ))}
          </tr>
        ))}
      </DataTable>
      {taxes.length > 0 && <TaxNote business={business} />}
    </div>
  )
}

function Payout({ row: { id, paidAt } }: { row: SalesMonth }) {
  if (id === null) return <span className="text-muted">{m.sales_no_statement()}</span>
  return paidAt ? (
    m.sales_paid_out({ date: formatDate(paidAt) })
  ) : (
    <Badge tone="warning">{m.sales_not_paid_out()}</Badge>
  )
}
