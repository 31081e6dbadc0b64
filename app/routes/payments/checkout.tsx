import { redirect } from 'react-router'
import { readPosters } from '#app/features/adventure/posters.queries.server.ts'
import { CheckoutPage } from '#app/features/payments/components/checkout-page.tsx'
import { checkoutFormSchema } from '#app/features/payments/checkout/checkout-form.schema.ts'
import { openCheckout } from '#app/features/payments/checkout/open-checkout.server.ts'
import { purchasePath, startCheckout } from '#app/features/payments/checkout/start-checkout.server.ts'
import { currentProvider } from '#app/features/payments/provider/current-provider.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/checkout.ts'
import { buyerOf } from './buyer.server.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** Who has nothing to pay here. */
function elsewhere(standing: 'play' | 'later', adventureId: string): Response {
  return standing === 'play'
    ? redirect(`/play/${adventureId}`, { headers: { 'Set-Cookie': flash('mayPlayAlready') } })
    : redirect(`/adventure/${adventureId}`, { headers: { 'Set-Cookie': flash('notOnSaleYet') } })
}

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const [database, locale] = [getDatabase(), context.get(localeContext)]
  const checkout = await openCheckout(database, params.id, buyerOf(context), locale)
  if (checkout.standing === 'play' || checkout.standing === 'later') throw elsewhere(checkout.standing, checkout.id)
  return {
    checkout,
    cover: (await readPosters(database, [checkout.id], locale))[checkout.id]?.cover ?? null,
    isTest: currentProvider()?.name === 'test',
    wasCancelled: new URL(request.url).searchParams.has('cancelled'),
  }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const form = checkoutFormSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!form.success) throw new AppError('invalidInput', { log: form.error.message })
  const { shownCents } = form.data
  const language = context.get(localeContext)
  const asked = { adventureId: params.id, buyer: buyerOf(context), shownCents, language }
  const started = await startCheckout(getDatabase(), asked)
  switch (started.kind) {
    case 'pay':
      throw redirect(started.url, { status: 303 })
    case 'look':
      throw redirect(purchasePath(started.purchaseId), { status: 303 })
    case 'priceChanged':
      return { oldPriceCents: shownCents }
    case 'closed':
      return null
    default:
      throw elsewhere(started.kind, params.id)
  }
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = m.adventure_meta_title({ title: m.checkout_meta_title({ title: loaderData?.checkout.title ?? '' }) })
  return pageMeta({ title, description: m.checkout_once(), path: location.pathname, noindex: true })
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} oldPriceCents={actionData?.oldPriceCents} />
}
