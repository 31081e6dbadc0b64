import { moneyColumns, taxAmounts } from '#app/features/payments/components/money-columns.ts'
import { TaxNote } from '#app/features/payments/components/tax-note.tsx'
import type { Business } from '#app/features/payments/receipts/business.server.ts'
import type { listStatements } from '#app/features/payments/sales/statements.server.ts'
import { formatDate, formatMoney, formatMonth, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type Statement = Awaited<ReturnType<typeof listStatements>>['statements'][number]

type StatementListProps = {
  statements: readonly Statement[]
  addressOf: (statementId: string) => string
  business: Business
}

export function StatementList({ statements, addressOf, business }: StatementListProps) {
  const elsewhere = moneyColumns(statements, ['sharedCents', 'transferredCents'])
  const taxes = moneyColumns(statements, taxAmounts)
  const parts = taxes.filter(({ amount }) => amount !== 'taxCents')
  const columns = [
    { name: m.sales_column_month() },
    { name: m.admin_column_creator() },
    { name: m.admin_purchases_payments(), isNumber: true },
    { name: m.admin_purchases_column_sales(), isNumber: true },
    { name: m.admin_purchases_column_taken_back(), isNumber: true },
    { name: m.payment_column_fee(), isNumber: true },
    ...elsewhere,
    { name: m.admin_purchases_column_payout(), isNumber: true },
    { name: m.admin_purchases_column_paid() },
    ...(taxes.length > 0 ? [{ name: m.sales_column_taxes(), isNumber: true }] : []),
  ]
  return (
    <>
      <DataTable
        label={m.admin_purchases_statements()}
        columns={columns}
        className="min-w-[68rem] sm:[&_:is(td,th)]:px-3"
      >
        {statements.map((statement) => (
          <tr key={statement.id}>
            <HeadCell className="whitespace-nowrap first-letter:uppercase">
              {formatMonth(statement.month)}
              {statement.isLast && (
                <span className="block text-sm text-muted">{m.admin_purchases_last_statement()}</span>
              )}
            </HeadCell>
            <Cell className="max-w-64 min-w-40">
              {statement.creator ?? <span className="text-muted">{m.admin_purchases_erased()}</span>}
              <span className="block text-sm break-all text-muted">{statement.creatorEmail}</span>
            </Cell>
            <NumberCell>{formatNumber(statement.purchaseCount)}</NumberCell>
            <NumberCell>{formatMoney(statement.salesCents)}</NumberCell>
            <NumberCell>{formatMoney(statement.takenBackCents)}</NumberCell>
            <NumberCell>{formatMoney(statement.feeCents)}</NumberCell>
            {elsewhere.map(({ amount }) => (
              <NumberCell key={amount}>
                {formatMoney(amount === 'sharedCents' ? 0 - statement.sharedCents : statement[amount])}
              </NumberCell>
            ))}
            <NumberCell className="font-semibold">{formatMoney(statement.payoutCents)}</NumberCell>
            <Cell className="whitespace-nowrap">
              {statement.paidAt ? (
                formatDate(statement.paidAt)
              ) : (
                <TextLink
                  to={addressOf(statement.id)}
                  aria-label={m.admin_purchases_mark_paid_of(statementNames(statement))}
                  className="inline-flex min-h-11 items-center"
                >
                  {m.admin_purchases_mark_paid()}
                </TextLink>
              )}
            </Cell>
            {taxes.length > 0 && (
              <NumberCell>
                {formatMoney(statement.taxCents)}
                {parts.map(({ amount, name }) => (
                  <span key={amount} className="block text-sm text-muted">
                    {name} {formatMoney(statement[amount])}
                  </span>
                ))}
              </NumberCell>
            )}
          </tr>
        ))}
      </DataTable>
      {taxes.length > 0 && <TaxNote business={business} />}
    </>
  )
}

export const statementNames = ({ creator, month }: Pick<Statement, 'creator' | 'month'>) => ({
  creator: creator ?? m.admin_purchases_erased(),
  month: formatMonth(month),
})
