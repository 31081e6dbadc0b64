import type { OpenPurchase } from '#app/features/admin/purchase.present.ts'
import { purchasesAddress } from '#app/features/admin/purchases-address.ts'
import type { listPurchases, PurchaseSearch as Search } from '#app/features/admin/purchases.queries.server.ts'
import type { listDays } from '#app/features/payments/sales/day-totals.queries.server.ts'
import type { Business } from '#app/features/payments/receipts/business.server.ts'
import type { listStatements, UnpaidStatement } from '#app/features/payments/sales/statements.server.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import { DayTotals } from './day-totals.tsx'
import { PayStatementForm } from './pay-statement-form.tsx'
import type { PayStatementProps } from './pay-statement-form.tsx'
import { PurchaseList } from './purchase-list.tsx'
import { PurchaseSearch } from './purchase-search.tsx'
import { StatementList } from './statement-list.tsx'

type Listed = Awaited<ReturnType<typeof listPurchases>> & { search: Search; open: OpenPurchase | null }

export function ListView({ search, total, page, pages, purchases, open }: Listed) {
  return (
    <>
      <PurchaseSearch key={JSON.stringify(search)} {...search} />
      {total === 0 ? (
        <EmptyState title={m.admin_purchases_none_title()}>{m.admin_purchases_none()}</EmptyState>
      ) : (
        <>
          <p className="text-muted">{m.admin_purchases_total({ count: formatNumber(total) })}</p>
          <PurchaseList
            purchases={purchases}
            openId={open?.id}
            addressOf={(purchase) => purchasesAddress({ ...search, page, purchase })}
          />
          <ListPages
            label={m.admin_purchases_pages()}
            page={page}
            pages={pages}
            addressOf={(to) => purchasesAddress({ ...search, page: to })}
          />
        </>
      )}
    </>
  )
}

export function DaysView({ page, pages, days, all }: Awaited<ReturnType<typeof listDays>>) {
  return (
    <>
      <p className="max-w-prose text-muted">{m.admin_purchases_days_lead()}</p>
      {days.length === 0 ? (
        <EmptyState title={m.admin_purchases_days_none_title()}>{m.admin_purchases_days_none()}</EmptyState>
      ) : (
        <DayTotals days={days} all={all} />
      )}
      <ListPages
        label={m.admin_purchases_days_pages()}
        page={page}
        pages={pages}
        addressOf={(to) => purchasesAddress({ view: 'days', page: to })}
      />
    </>
  )
}

type Stated = Awaited<ReturnType<typeof listStatements>> & {
  business: Business
  open: UnpaidStatement | null
} & Pick<PayStatementProps, 'proof' | 'email' | 'problem'>

export function StatementsView({ page, pages, statements, business, open, ...proof }: Stated) {
  const here = purchasesAddress({ view: 'statements', page })
  const addressOf = (statement: string) => purchasesAddress({ view: 'statements', page, statement })
  return (
    <>
      <p className="max-w-prose text-muted">{m.admin_purchases_statements_lead()}</p>
      {open && (
        <PayStatementForm key={open.id} statement={open} action={addressOf(open.id)} closeTo={here} {...proof} />
      )}
      {statements.length === 0 ? (
        <EmptyState title={m.admin_purchases_statements_none_title()}>{m.admin_purchases_statements_none()}</EmptyState>
      ) : (
        <StatementList statements={statements} addressOf={addressOf} business={business} />
      )}
      <ListPages
        label={m.admin_purchases_statements_pages()}
        page={page}
        pages={pages}
        addressOf={(to) => purchasesAddress({ view: 'statements', page: to })}
      />
    </>
  )
}
