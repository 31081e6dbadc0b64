import { CheckoutPage } from '#app/features/payments/components/checkout-page.tsx'
import { checkoutFormSchema } from '#app/features/payments/checkout/checkout-form.schema.ts'
import { startCheckout } from '#app/features/payments/checkout/start-checkout.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/checkout.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { buyerOf, goOn, readCheckout } from './buyer.server.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(({ request, params, context }: Route.LoaderArgs) =>
  readCheckout(request, params, context, false),
)

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  if (isUnverified(requireMember(context))) throw new AppError('emailNotVerified')
  const form = checkoutFormSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!form.success) throw new AppError('invalidInput', { log: form.error.message })
  const { shownCents } = form.data
  const language = context.get(localeContext)
  const { adventureId } = await atAddress({ request, params, context })
  const asked = { adventureId, buyer: buyerOf(request, context), shownCents, language }
  const started = await startCheckout(getDatabase(), asked)
  return goOn(started, params.id) === 'priceChanged' ? { oldPriceCents: shownCents } : null
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: m.checkout_meta_title({ title: loaderData?.checkout.title ?? '' }) })
  return pageMeta({ title, description: m.checkout_once(), path: location.pathname, noindex: true })
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} oldPriceCents={actionData?.oldPriceCents} />
}
