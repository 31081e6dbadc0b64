import { redirect } from 'react-router'
import Download from 'lucide-react/icons/download'
import { Payouts } from '#app/features/payments/components/payouts.tsx'
import { SalesList } from '#app/features/payments/components/sales-list.tsx'
import { SalesMonths } from '#app/features/payments/components/sales-months.tsx'
import { SalesPrices } from '#app/features/payments/components/sales-prices.tsx'
import { SharesList } from '#app/features/payments/components/shares-list.tsx'
import {
  lookAtOwnAccount,
  openPayoutDashboard,
  payoutStandingOf,
  startOnboarding,
} from '#app/features/payments/payouts/payout-accounts.server.ts'
import { business } from '#app/features/payments/receipts/business.server.ts'
import { presentSale } from '#app/features/payments/sales/sale.present.ts'
import { listPrices, listSales, listShares, sumRevenue } from '#app/features/payments/sales/sales.queries.server.ts'
import { listStatementsOf, payoutOf, sumUnstated } from '#app/features/payments/sales/statements.server.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { NumberCards } from '#app/ui/number-cards.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Route } from './+types/sales.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const database = getDatabase()
  const [{ rows, ...sales }, sums, statements, unstated, prices, payouts, shares] = await Promise.all([
    listSales(database, userId, askedPage(request)),
    sumRevenue(database, userId),
    listStatementsOf(database, userId),
    sumUnstated(database, userId),
    listPrices(database, userId),
    payoutStandingOf(database, userId),
    listShares(database, userId),
  ])
  const { payments: purchaseCount, ...open } = unstated
  const since = { ...open, id: null, month: null, purchaseCount, payoutCents: payoutOf(open), paidAt: null }
  return {
    ...sales,
    sums,
    sales: rows.map(presentSale),
    months: [since, ...statements],
    // Even without a sale somebody may owe what was transferred to them for a flagged payment
    hasMonths: sales.total > 0 || shares.length > 0 || statements.length > 0 || since.payoutCents !== 0,
    prices,
    payouts,
    shares,
    business: business(),
    returned: new URL(request.url).searchParams.get('payouts'),
  }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  switch ((await readFormData(request)).get('intent')) {
    case 'onboard':
      throw redirect(await startOnboarding(getDatabase(), userId), { status: 303 })
    case 'dashboard':
      throw redirect(await openPayoutDashboard(getDatabase(), userId), { status: 303 })
    case 'look':
      await lookAtOwnAccount(getDatabase(), userId)
      throw redirect('/creator/sales', { status: 303 })
    default:
      throw new AppError('invalidInput', { log: 'nothing to do about payouts' })
  }
})

export const meta = () => pageMeta({ title: m.sales_meta_title(), description: m.sales_lead(), path: '/creator/sales' })

const addressOf = (page: number) => (page > 1 ? `/creator/sales?page=${page}` : '/creator/sales')

export default function Sales({
  loaderData: { total, page, pages, sums, sales, months, hasMonths, prices, payouts, shares, business, returned },
}: Route.ComponentProps) {
  return (
    <PageSection className="grid gap-10">
      <PageHeader
        back={<BackLink to="/creator">{m.sales_back()}</BackLink>}
        title={m.sales_title()}
        intro={<p>{m.sales_lead()}</p>}
        actions={
          total > 0 && (
            <a href="/creator/sales.csv" download className={buttonStyles({ variant: 'secondary' })}>
              <Download aria-hidden="true" className="size-5" />
              {m.common_download_csv()}
            </a>
          )
        }
      />
      {payouts && <Payouts standing={payouts} hasReturned={returned === 'back'} isOver={returned === 'again'} />}
      <Sums {...sums} />
      {total === 0 && shares.length === 0 ? (
        <EmptyState title={m.sales_empty_title()} headingLevel={2} picture={<EmptyPicture of="no-adventures" />}>
          {m.sales_empty()}
        </EmptyState>
      ) : (
        sales.some(({ isTest }) => isTest) && <Notice>{m.sales_test()}</Notice>
      )}
      {hasMonths && <SalesMonths months={months} business={business} />}
      {total > 0 && (
        <div className="grid gap-4">
          <h2 className="text-heading">{m.sales_list()}</h2>
          <SalesList sales={sales} />
          <ListPages label={m.sales_pages()} page={page} pages={pages} addressOf={addressOf} />
        </div>
      )}
      {shares.length > 0 && <SharesList shares={shares} />}
      {prices.length > 0 && <SalesPrices prices={prices} />}
    </PageSection>
  )
}

type SumsProps = Awaited<ReturnType<typeof sumRevenue>>

function Sums({ revenueCents, feeCents, givenCents, receivedCents }: SumsProps) {
  const cards = [
    { name: m.sales_sum_revenue(), value: formatMoney(revenueCents) },
    { name: m.payment_column_fee(), value: formatMoney(feeCents) },
    ...(givenCents > 0 ? [{ name: m.sales_column_shared(), value: formatMoney(givenCents) }] : []),
    ...(receivedCents > 0 ? [{ name: m.sales_shares(), value: formatMoney(receivedCents) }] : []),
    { name: m.sales_column_own(), value: formatMoney(revenueCents - feeCents - givenCents + receivedCents) },
  ]
  return <NumberCards cards={cards} className={cards.length > 3 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3'} />
}
