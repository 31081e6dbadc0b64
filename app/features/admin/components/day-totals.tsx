import type { DayTotals as Day } from '#app/features/payments/sales/day-totals.queries.server.ts'
import { formatDate, formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'

type Totals = Omit<Day, 'day'>

export function DayTotals({ days, all }: { days: readonly Day[]; all: Totals }) {
  const columns = [
    { name: m.admin_purchases_column_day() },
    { name: m.admin_purchases_column_payments(), isNumber: true },
    { name: m.admin_purchases_column_sales(), isNumber: true },
    { name: m.admin_purchases_column_taken_back(), isNumber: true },
    { name: m.admin_purchases_column_fee(), isNumber: true },
    { name: m.admin_purchases_column_creators(), isNumber: true },
    { name: m.admin_purchases_column_tax(), isNumber: true },
  ]
  return (
    <DataTable label={m.admin_purchases_days()} columns={columns} className="min-w-[64rem]">
      <tr className="bg-sunken font-semibold">
        <HeadCell className="font-semibold">{m.admin_purchases_column_all_days()}</HeadCell>
        <Sums totals={all} />
      </tr>
      {days.map(({ day, ...totals }) => (
        <tr key={day}>
          <HeadCell className="whitespace-nowrap">
            {/* Noon in the zone of accounting, wherever the reader is */}
            <time dateTime={day}>{formatDate(`${day}T17:00:00Z`)}</time>
          </HeadCell>
          <Sums totals={totals} />
        </tr>
      ))}
    </DataTable>
  )
}

const Sums = ({ totals: { payments, salesCents, takenBackCents, feeCents, taxCents } }: { totals: Totals }) => (
  <>
    <NumberCell>{formatNumber(payments)}</NumberCell>
    {[salesCents, takenBackCents, feeCents, salesCents - takenBackCents - feeCents, taxCents].map((cents, at) => (
      <NumberCell key={at}>{formatMoney(cents)}</NumberCell>
    ))}
  </>
)
