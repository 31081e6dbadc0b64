import type { ShareOfWork } from '#app/features/payments/sales/sales.queries.server.ts'
import { formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'

/** What somebody gets of works of others, as their co-author. */
export function SharesList({ shares }: { shares: readonly ShareOfWork[] }) {
  const columns = [
    { name: m.receipts_adventure() },
    { name: m.sales_column_count(), isNumber: true },
    { name: m.sales_column_own(), isNumber: true },
  ]
  return (
    <div className="grid gap-3">
      <h2 className="text-heading">{m.sales_shares()}</h2>
      <p className="max-w-prose text-muted">{m.sales_shares_hint()}</p>
      <DataTable label={m.sales_shares()} columns={columns} className="min-w-80">
        {shares.map(({ adventureId, title, sales, cents }) => (
          <tr key={adventureId}>
            <HeadCell>{title}</HeadCell>
            <NumberCell>{formatNumber(sales)}</NumberCell>
            <NumberCell className="font-semibold">{formatMoney(cents)}</NumberCell>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
