import { redirect } from 'react-router'
import { TestCheckoutPage } from '#app/features/payments/components/test-checkout-page.tsx'
import { testCheckoutFormSchema } from '#app/features/payments/checkout/checkout-form.schema.ts'
import { payTestCheckout, requireTestCheckout } from '#app/features/payments/checkout/pay-test-checkout.server.ts'
import { readOwnPurchase } from '#app/features/payments/checkout/read-purchase.server.ts'
import { showPurchase } from '#app/features/payments/checkout/show-purchase.server.ts'
import { purchasePath } from '#app/features/payments/checkout/start-checkout.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { isNear } from '#app/platform/near.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/test-checkout.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

async function openPurchase(request: Request, context: Route.LoaderArgs['context'], purchaseId: string) {
  const purchase = await readOwnPurchase(getDatabase(), requireMember(context).userId, purchaseId)
  requireTestCheckout(purchase, isNear(request, context.get(factsContext).address))
  if (purchase.status !== 'pending') throw redirect(purchasePath(purchase.id))
  return purchase
}

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => ({
  purchase: await showPurchase(
    getDatabase(),
    await openPurchase(request, context, params.id),
    context.get(localeContext),
  ),
}))

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const purchase = await openPurchase(request, context, params.id)
  const form = testCheckoutFormSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!form.success) throw new AppError('invalidInput', { log: form.error.message })
  await payTestCheckout(purchase, form.data.intent)
  throw redirect(purchasePath(purchase.id), { status: 303 })
})

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: m.common_meta_title({ title: m.checkout_test_title() }),
    description: m.checkout_test_no_money(),
    path: location.pathname,
    noindex: true,
  })

export default function TestCheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <TestCheckoutPage purchase={loaderData.purchase} />
}
