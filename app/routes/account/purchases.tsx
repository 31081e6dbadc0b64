import { data, redirect } from 'react-router'
import { readPosters } from '#app/features/adventure/posters.queries.server.ts'
import { AccountFrame } from '#app/features/account/components/account-frame.tsx'
import { PurchasesList } from '#app/features/payments/components/purchases-list.tsx'
import { ReceivedGifts } from '#app/features/payments/components/received-gifts.tsx'
import type { RefundAnswer } from '#app/features/payments/components/refund-part.tsx'
import { listReceived } from '#app/features/payments/gifts/received.queries.server.ts'
import { readPurchases } from '#app/features/payments/receipts/read-purchases.server.ts'
import { askRefund } from '#app/features/payments/refunds/ask-refund.server.ts'
import type { FindEndings } from '#app/features/payments/refunds/ask-refund.server.ts'
import { findEndings } from '#app/features/play/runs/find-endings.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { failureOf, handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import type { Route } from './+types/purchases.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const mostPages = 1_000

const endings: FindEndings = (userId, adventureIds) => findEndings(getDatabase(), userId, adventureIds)

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const asked = Number(new URL(request.url).searchParams.get('page') ?? '1')
  const page = Number.isInteger(asked) && asked >= 1 && asked <= mostPages ? asked : 1
  const list = await readPurchases(getDatabase(), userId, page, endings)
  const received = page === 1 ? await listReceived(getDatabase(), userId) : []
  const works = [...list.purchases, ...received].flatMap(({ adventureId }) => adventureId ?? [])
  return { list, received, posters: await readPosters(getDatabase(), works, context.get(localeContext)) }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const purchaseId = (await readFormData(request)).get('purchaseId')
  if (typeof purchaseId !== 'string' || !isId(purchaseId)) throw new AppError('notFound')
  const refused = (answer: RefundAnswer, status: number) => data(answer, { status })
  try {
    const asked = await askRefund(getDatabase(), { purchaseId, userId }, endings)
    if (asked.outcome === 'refused') return refused({ purchaseId, standing: asked.standing }, 409)
  } catch (error) {
    const failure = failureOf(error, 'a purchase was not refunded')
    if (failure.code === 'notFound') throw failure
    return refused({ purchaseId, problem: problemKey(failure) }, failure.status)
  }
  throw redirect('/account/purchases', { headers: { 'Set-Cookie': flash('purchaseRefunded') } })
})

export const meta = () =>
  pageMeta({ title: m.refunds_meta_title(), description: m.refunds_lead(), path: '/account/purchases' })

export default function Purchases({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.account_tab_purchases()} intro={<p>{m.refunds_lead()}</p>} current="/account/purchases">
      <PurchasesList {...loaderData} answer={actionData} />
      <ReceivedGifts gifts={loaderData.received} posters={loaderData.posters} />
    </AccountFrame>
  )
}
