import type { Sale } from '#app/features/payments/sales/sale.present.ts'
import { formatDate, formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { PaymentState } from './payment-state.tsx'

const languages: Record<Sale['language'], () => string> = { en: m.common_english, fr: m.common_french }

export function SalesList({ sales }: { sales: Sale[] }) {
  const isShared = sales.some(({ sharedCents }) => sharedCents > 0)
  const columns = [
    { name: m.sales_column_date() },
    { name: m.receipts_adventure() },
    { name: m.shell_language() },
    { name: m.sales_column_quantity(), isNumber: true },
    { name: m.sales_column_price(), isNumber: true },
    { name: m.sales_column_taken_back(), isNumber: true },
    { name: m.payment_column_fee(), isNumber: true },
    ...(isShared ? [{ name: m.sales_column_shared(), isNumber: true }] : []),
    { name: m.sales_column_own(), isNumber: true },
    { name: m.sales_column_state() },
  ]
  return (
    <DataTable label={m.sales_list()} columns={columns} className="min-w-[60rem]">
      {sales.map((sale) => (
        <tr key={sale.id}>
          <HeadCell className="min-w-0 whitespace-nowrap">
            <time dateTime={sale.paidAt}>{formatDate(sale.paidAt)}</time>
          </HeadCell>
          <Cell className="max-w-72 min-w-40">{sale.title}</Cell>
          <Cell className="min-w-0 whitespace-nowrap">{languages[sale.language]()}</Cell>
          <NumberCell>{formatNumber(sale.quantity)}</NumberCell>
          <NumberCell>{formatMoney(sale.amountCents)}</NumberCell>
          <NumberCell>
            {formatMoney(sale.takenBackCents)}
            {sale.takenBackAt && (
              <span className="block text-sm whitespace-normal text-muted">
                {m.sales_taken_back_on({ date: formatDate(sale.takenBackAt) })}
              </span>
            )}
          </NumberCell>
          <NumberCell>{formatMoney(sale.feeCents)}</NumberCell>
          {isShared && <NumberCell>{formatMoney(sale.sharedCents)}</NumberCell>}
          <NumberCell className="font-semibold">{formatMoney(sale.ownCents)}</NumberCell>
          <Cell className="min-w-0">
            <span className="flex flex-wrap gap-1.5">
              <PaymentState status={sale.status} isPartRefunded={sale.takenBackCents > 0} isTest={sale.isTest} />
            </span>
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
