import type { DayTotals as Day } from '#app/features/payments/sales/day-totals.queries.server.ts'
import { moneyColumns } from '#app/features/payments/components/money-columns.ts'
import { formatDate, formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'

type Totals = Omit<Day, 'day'>

export function DayTotals({ days, all }: { days: readonly Day[]; all: Totals }) {
  const more = moneyColumns([all], ['gstCents', 'qstCents', 'transferredCents'])
  const columns = [
    { name: m.admin_purchases_column_day() },
    { name: m.admin_purchases_payments(), isNumber: true },
    { name: m.admin_purchases_column_sales(), isNumber: true },
    { name: m.admin_purchases_column_taken_back(), isNumber: true },
    { name: m.payment_column_fee(), isNumber: true },
    { name: m.admin_purchases_column_creators(), isNumber: true },
    { name: m.admin_purchases_column_tax(), isNumber: true },
    ...more,
  ]
  return (
    <DataTable label={m.admin_purchases_days()} columns={columns} className="min-w-[64rem]">
      <tr className="bg-sunken font-semibold">
        <HeadCell className="font-semibold">{m.admin_purchases_column_all_days()}</HeadCell>
        <Sums totals={all} more={more} />
      </tr>
      {days.map(({ day, ...totals }) => (
        <tr key={day}>
          <HeadCell className="whitespace-nowrap">
            {/* Noon in the zone of accounting, wherever the reader is */}
            <time dateTime={day}>{formatDate(`${day}T17:00:00Z`)}</time>
          </HeadCell>
          <Sums totals={totals} more={more} />
        </tr>
      ))}
    </DataTable>
  )
}

function Sums({ totals, more }: { totals: Totals; more: ReturnType<typeof moneyColumns> }) {
  const { payments, salesCents, takenBackCents, feeCents, taxCents } = totals
  const creators = salesCents - takenBackCents - feeCents
  const sums = [salesCents, takenBackCents, feeCents, creators, taxCents, ...more.map(({ amount }) => totals[amount])]
  return (
    <>
      <NumberCell>{formatNumber(payments)}</NumberCell>
      {sums.map((cents, at) => (
        <NumberCell key={at}>{formatMoney(cents)}</NumberCell>
      ))}
    </>
  )
}
