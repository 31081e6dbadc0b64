import { redirect } from 'react-router'
import { readPosters } from '#app/features/adventure/posters.queries.server.ts'
import { CheckoutPage } from '#app/features/payments/components/checkout-page.tsx'
import { checkoutFormSchema } from '#app/features/payments/checkout/checkout-form.schema.ts'
import { openCheckout } from '#app/features/payments/checkout/open-checkout.server.ts'
import { startCheckout } from '#app/features/payments/checkout/start-checkout.server.ts'
import { currentProvider, mayAddTax } from '#app/features/payments/provider/current-provider.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/checkout.ts'
import { buyerOf, elsewhere, paidAt } from './buyer.server.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const [database, locale] = [getDatabase(), context.get(localeContext)]
  const checkout = await openCheckout(database, params.id, buyerOf(request, context), { locale })
  if (checkout.standing === 'play' || checkout.standing === 'later') throw elsewhere(checkout.standing, checkout.id)
  return {
    checkout,
    cover: (await readPosters(database, [checkout.id], locale))[checkout.id]?.cover ?? null,
    isTest: currentProvider()?.name === 'test',
    mayAddTax: mayAddTax(),
    isUnverified: isUnverified(requireMember(context)),
    wasCancelled: new URL(request.url).searchParams.has('cancelled'),
  }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  if (isUnverified(requireMember(context))) throw new AppError('emailNotVerified')
  const form = checkoutFormSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!form.success) throw new AppError('invalidInput', { log: form.error.message })
  const { shownCents } = form.data
  const language = context.get(localeContext)
  const asked = { adventureId: params.id, buyer: buyerOf(request, context), shownCents, language }
  const started = await startCheckout(getDatabase(), asked)
  switch (started.kind) {
    case 'pay':
    case 'look':
      throw redirect(paidAt(started), { status: 303 })
    case 'priceChanged':
      return { oldPriceCents: shownCents }
    case 'closed':
      return null
    default:
      throw elsewhere(started.kind, params.id)
  }
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: m.checkout_meta_title({ title: loaderData?.checkout.title ?? '' }) })
  return pageMeta({ title, description: m.checkout_once(), path: location.pathname, noindex: true })
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} oldPriceCents={actionData?.oldPriceCents} />
}
