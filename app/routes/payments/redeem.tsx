import { data, redirect } from 'react-router'
import { RedeemPage } from '#app/features/payments/components/redeem-page.tsx'
import { findOffer } from '#app/features/payments/gifts/find-offer.server.ts'
import { readGiftCode, redeemPath } from '#app/features/payments/gifts/gift-code.ts'
import { redeemGift } from '#app/features/payments/gifts/redeem-gift.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/redeem.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const longestTyped = 100

/** Only reads: opening a card's address does not redeem it. */
export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const viewer = getViewer(context)
  const typed = new URL(request.url).searchParams.get('code')
  const isSignedIn = viewer !== null
  if (typed === null) return data({ typed: null, offer: null, isSignedIn })
  const holder = { userId: viewer?.userId ?? null, address: context.get(factsContext).address }
  const offer = await findOffer(getDatabase(), typed, holder, context.get(localeContext))
  const shown = { typed: typed.slice(0, longestTyped), offer, isSignedIn }
  return data(shown, { status: offer.standing === 'unknown' ? 404 : 200 })
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const typed = (await readFormData(request)).get('code')
  if (typeof typed !== 'string' || typed.length > longestTyped) throw new AppError('invalidInput')
  await redeemGift(getDatabase(), typed, { userId, address: context.get(factsContext).address })
  // The code's page shows the outcome, now as later
  const code = readGiftCode(typed)
  throw redirect(code === undefined ? `/redeem?${new URLSearchParams({ code: typed })}` : redeemPath(code), {
    status: 303,
  })
})

export function meta() {
  return pageMeta({ title: m.gifts_redeem_meta_title(), description: m.gifts_redeem_lead(), path: '/redeem' })
}

export default function RedeemRoute({ loaderData }: Route.ComponentProps) {
  return <RedeemPage {...loaderData} />
}
