import { data } from 'react-router'
import { GivePage } from '#app/features/payments/components/give-page.tsx'
import type { GivenForm } from '#app/features/payments/components/give-page.tsx'
import { startCheckout } from '#app/features/payments/checkout/start-checkout.server.ts'
import { giftFormSchema } from '#app/features/payments/gifts/gift-form.schema.ts'
import type { GiftProblem } from '#app/features/payments/gifts/gift-form.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/give.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { buyerOf, goOn, readCheckout } from './buyer.server.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(({ request, params, context }: Route.LoaderArgs) =>
  readCheckout(request, params, context, true),
)

const ownFaults = ['seats', 'message'] as const satisfies GiftProblem[]

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  if (isUnverified(requireMember(context))) throw new AppError('emailNotVerified')
  const sent = Object.fromEntries(await readFormData(request))
  const form = giftFormSchema.safeParse(sent)
  const language = context.get(localeContext)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const given = (problems: GiftProblem[]): GivenForm => ({
    seats: text(sent['seats']),
    message: text(sent['message']).slice(0, 2_000).toWellFormed(),
    language: isLocale(sent['language']) ? sent['language'] : language,
    problems,
  })
  if (!form.success) {
    const at = form.error.issues.map(({ path }) => path[0])
    const problems = ownFaults.filter((field) => at.includes(field))
    if (problems.length === 0) throw new AppError('invalidInput', { log: form.error.message })
    return data({ given: given(problems), oldPriceCents: undefined }, { status: 400 })
  }
  const { shownCents, ...gift } = form.data
  const { adventureId } = await atAddress({ request, params, context })
  const asked = { adventureId, buyer: buyerOf(request, context), shownCents, language, gift }
  const started = await startCheckout(getDatabase(), asked)
  return goOn(started, params.id) === 'priceChanged' ? { given: given([]), oldPriceCents: shownCents } : null
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: m.gifts_meta_title({ title: loaderData?.checkout.title ?? '' }) })
  return pageMeta({ title, description: m.gifts_lead(), path: location.pathname, noindex: true })
}

export default function GiveRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GivePage {...loaderData} given={actionData?.given} oldPriceCents={actionData?.oldPriceCents} />
}
