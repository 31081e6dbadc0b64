import type { listStatements } from '#app/features/payments/sales/statements.server.ts'
import { formatDate, formatMoney, formatMonth, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/link.tsx'

type Statement = Awaited<ReturnType<typeof listStatements>>['statements'][number]

export function StatementList({ statements, action }: { statements: readonly Statement[]; action: string }) {
  const columns = [
    { name: m.admin_purchases_column_month() },
    { name: m.admin_purchases_column_creator() },
    { name: m.admin_purchases_column_payments(), isNumber: true },
    { name: m.admin_purchases_column_sales(), isNumber: true },
    { name: m.admin_purchases_column_taken_back(), isNumber: true },
    { name: m.admin_purchases_column_fee(), isNumber: true },
    { name: m.admin_purchases_column_payout(), isNumber: true },
    { name: m.admin_purchases_column_paid() },
  ]
  return (
    <DataTable label={m.admin_purchases_statements()} columns={columns} className="min-w-[64rem]">
      {statements.map((statement) => (
        <tr key={statement.id}>
          <HeadCell className="whitespace-nowrap first-letter:uppercase">{formatMonth(statement.month)}</HeadCell>
          <Cell className="max-w-64 min-w-48 break-words">
            {statement.creator ?? <span className="text-muted">{m.admin_purchases_erased()}</span>}
            <span className="block text-sm break-all text-muted">{statement.creatorEmail}</span>
          </Cell>
          <NumberCell>{formatNumber(statement.purchaseCount)}</NumberCell>
          <NumberCell>{formatMoney(statement.salesCents)}</NumberCell>
          <NumberCell>{formatMoney(statement.takenBackCents)}</NumberCell>
          <NumberCell>{formatMoney(statement.feeCents)}</NumberCell>
          <NumberCell className="font-semibold">{formatMoney(statement.payoutCents)}</NumberCell>
          <Cell className="whitespace-nowrap">
            {statement.paidAt ? formatDate(statement.paidAt) : <MarkPaid statement={statement} action={action} />}
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}

const MarkPaid = ({ statement, action }: { statement: Statement; action: string }) => (
  <Form method="post" action={action} preventScrollReset>
    <input type="hidden" name="statementId" value={statement.id} />
    <Button
      type="submit"
      name="intent"
      value="pay-statement"
      size="small"
      aria-label={m.admin_purchases_mark_paid_of({
        creator: statement.creator ?? m.admin_purchases_erased(),
        month: formatMonth(statement.month),
      })}
    >
      {m.admin_purchases_mark_paid()}
    </Button>
  </Form>
)
