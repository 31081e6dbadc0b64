import { redirect } from 'react-router'
import { openPaidSession } from '#app/features/play/groups/open-paid-session.server.ts'
import { PurchasePage } from '#app/features/payments/components/purchase-page.tsx'
import { readOwnPurchase } from '#app/features/payments/checkout/read-purchase.server.ts'
import { showPurchase } from '#app/features/payments/checkout/show-purchase.server.ts'
import { lookAtPayment } from '#app/features/payments/webhook/look-at-payment.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/purchase.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** Only reads: arriving here proves no payment, and opens nothing. */
export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const purchase = await readOwnPurchase(getDatabase(), requireMember(context).userId, params.id)
  return { purchase: await showPurchase(getDatabase(), purchase, context.get(localeContext)) }
})

export const action = handled(async ({ params, context }: Route.ActionArgs) => {
  const purchase = await readOwnPurchase(getDatabase(), requireMember(context).userId, params.id)
  try {
    await lookAtPayment(getDatabase(), purchase)
  } catch (error) {
    // It still waits for the webhook
    if (!(error instanceof AppError) || error.code !== 'paymentUnavailable') throw error
  }
  const { userId } = requireMember(context)
  const language = context.get(localeContext)
  const path = await openPaidSession(getDatabase(), { purchaseId: purchase.id, organiserId: userId, language })
  if (path !== null) throw redirect(path, { status: 303 })
  return null
})

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: m.common_meta_title({ title: loaderData?.purchase.title ?? '' }),
    description: m.checkout_once(),
    path: location.pathname,
    noindex: true,
  })

export default function PurchaseRoute({ loaderData }: Route.ComponentProps) {
  return <PurchasePage purchase={loaderData.purchase} />
}
