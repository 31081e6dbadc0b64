import { data, redirect } from 'react-router'
import { originOf } from '#app/features/account/origin.server.ts'
import { proofOf } from '#app/features/account/require-fresh.server.ts'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { PurchaseCard } from '#app/features/admin/components/purchase-card.tsx'
import { DaysView, ListView, StatementsView } from '#app/features/admin/components/purchase-views.tsx'
import { mostWords } from '#app/features/admin/components/purchase-search.tsx'
import { payStatement } from '#app/features/admin/pay-statement.server.ts'
import { purchasesAddress, purchaseViews } from '#app/features/admin/purchases-address.ts'
import { isPurchaseState, listPurchases, readPurchase } from '#app/features/admin/purchases.queries.server.ts'
import { listDays } from '#app/features/payments/sales/day-totals.queries.server.ts'
import { refundAsAdmin } from '#app/features/admin/refund-as-admin.server.ts'
import { payStatementSchema, refundSchema } from '#app/features/admin/refund.schema.ts'
import { business } from '#app/features/payments/receipts/business.server.ts'
import { findUnpaidStatement, listStatements } from '#app/features/payments/sales/statements.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { sessionCookieName } from '#app/platform/auth/session-cookie.server.ts'
import { revokeSession } from '#app/platform/auth/sessions.server.ts'
import { clearedCookie } from '#app/platform/cookies.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import type { Context, Viewer } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { isId } from '#app/shared/ids.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { toOneLine } from '#app/shared/storable.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import type { Route } from './+types/purchases.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  const query = new URL(request.url).searchParams
  const view = purchaseViews.find((name) => name === query.get('view')) ?? 'list'
  const [page, database] = [askedPage(request), getDatabase()]
  if (view === 'days') return { view, ...(await listDays(database, page)) }
  if (view === 'statements') {
    const asked = query.get('statement')
    const open = asked !== null && isId(asked) ? await findUnpaidStatement(database, asked) : null
    const list = await listStatements(database, page)
    return { view, ...list, open, business: business(), proof: await proofOf(viewer), email: viewer.email }
  }
  const state = query.get('state')
  const search = {
    words: toOneLine((query.get('q') ?? '').slice(0, mostWords)),
    state: isPurchaseState(state) ? state : null,
  }
  const opened = query.get('purchase')
  const [list, open] = await Promise.all([
    listPurchases(database, search, page),
    opened === null ? null : readPurchase(database, opened),
  ])
  return { view, ...list, search, open, proof: await proofOf(viewer), email: viewer.email }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const viewer = requireMember(context)
  const form = await readFormData(request)
  const intent = form.get('intent')
  if (intent === 'pay-statement') {
    const refused = await pay(request, context, viewer, form)
    if (refused) return refused
    throw leadTo(purchasesAddress({ view: 'statements', page: askedPage(request) }), flash('statementPaid'))
  }
  if (intent === 'sign-in-again') {
    await revokeSession(getDatabase(), viewer.userId, viewer.sessionId)
    throw leadTo('/auth?next=/admin/purchases', clearedCookie(sessionCookieName()))
  }
  if (intent !== 'refund') throw new AppError('invalidInput', { log: 'neither refund nor statement' })
  return refund(request, context, viewer, form)
})

const originIn = (request: Request, context: Context) =>
  originOf(request, context.get(factsContext).address, context.get(localeContext))

async function pay(request: Request, context: Context, viewer: Viewer, form: FormData) {
  const parsed = payStatementSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return data({ problem: parsed.error.issues[0]!.message, typed: '' }, { status: 400 })
  const problem = await payStatement(viewer, parsed.data, originIn(request, context))
  return problem && data({ problem, typed: '' }, { status: 401 })
}

async function refund(request: Request, context: Context, viewer: Viewer, form: FormData) {
  const typed = String(form.get('reason') ?? '')
  const password = form.get('password')
  const parsed = refundSchema.safeParse({
    purchaseId: form.get('purchaseId'),
    reason: typed,
    ...(password === null ? {} : { password }),
  })
  if (!parsed.success) return data({ problem: parsed.error.issues[0]!.message, typed }, { status: 400 })
  try {
    const problem = await refundAsAdmin(viewer, parsed.data, originIn(request, context))
    if (problem) return data({ problem, typed }, { status: 401 })
  } catch (error) {
    const known = asAppError(error)
    if (!known || known.code === 'notFound') throw error
    return data(
      { problem: problemKey(known), typed },
      { status: known.status, headers: retryAfterHeader(known.retryAfter) },
    )
  }
  throw leadTo(purchasesAddress({ purchase: parsed.data.purchaseId }), flash('paymentRefunded'))
}

const leadTo = (path: string, cookie: string): Response => redirect(path, { headers: { 'Set-Cookie': cookie } })

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.admin_purchases_title(), path: '/admin/purchases' })

export default function Purchases({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.admin_purchases_title()} current="/admin/purchases">
      <LinkTabs label={m.admin_purchases_views()}>
        {purchaseViews.map((view) => (
          <LinkTab key={view} to={purchasesAddress({ view })} active={view === shown.view}>
            {viewNames[view]()}
          </LinkTab>
        ))}
      </LinkTabs>
      {shown.view === 'list' && shown.open && (
        <PurchaseCard
          purchase={shown.open}
          closeTo={purchasesAddress({ ...shown.search, page: shown.page })}
          proof={shown.proof}
          email={shown.email}
          problem={actionData?.problem}
          typed={actionData?.typed}
        />
      )}
      {shown.view === 'list' && <ListView {...shown} />}
      {shown.view === 'days' && <DaysView {...shown} />}
      {shown.view === 'statements' && <StatementsView {...shown} problem={actionData?.problem} />}
    </AdminFrame>
  )
}

const viewNames = {
  list: m.admin_purchases_payments,
  days: m.admin_purchases_days,
  statements: m.admin_purchases_statements,
}
