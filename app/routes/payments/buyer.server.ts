import { redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { readPosters } from '#app/features/adventure/posters.queries.server.ts'
import { openCheckout } from '#app/features/payments/checkout/open-checkout.server.ts'
import type { Buyer } from '#app/features/payments/checkout/open-checkout.server.ts'
import { purchasePath } from '#app/features/payments/checkout/start-checkout.server.ts'
import type { Started } from '#app/features/payments/checkout/start-checkout.server.ts'
import { currentProvider, isSellingTo, mayAddTax } from '#app/features/payments/provider/current-provider.server.ts'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { isNear } from '#app/platform/near.server.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'

export function buyerOf(request: Request, context: Readonly<RouterContextProvider>): Buyer {
  const { userId, email, role } = requireMember(context)
  return { userId, email, isAdmin: role === 'admin', isNear: isNear(request, context.get(factsContext).address) }
}

/** How this reader would pay. */
const payingOf = (context: Readonly<RouterContextProvider>) => ({
  isTest: currentProvider()?.name === 'test',
  mayAddTax: mayAddTax(),
  isUnverified: isUnverified(requireMember(context)),
})

/** The same of seats for teams, which nobody else leads to. */
export const sellingOf = (request: Request, context: Readonly<RouterContextProvider>) => ({
  ...payingOf(context),
  isSelling: isSellingTo(buyerOf(request, context).isNear),
})

/** What the pages of buying and giving show of an adventure. */
export async function readCheckout(
  request: Request,
  params: { id: string },
  context: Readonly<RouterContextProvider>,
  isGift: boolean,
) {
  const { adventureId, address } = await atAddress({ request, params, context })
  const [database, locale] = [getDatabase(), context.get(localeContext)]
  const checkout = await openCheckout(database, adventureId, buyerOf(request, context), { locale, isGift })
  if (checkout.standing === 'play' || checkout.standing === 'later') throw elsewhere(checkout.standing, address)
  return {
    checkout: { ...checkout, id: address },
    cover: (await readPosters(database, [adventureId], locale))[adventureId]?.cover ?? null,
    ...payingOf(context),
    wasCancelled: new URL(request.url).searchParams.has('cancelled'),
  }
}

/** People who have nothing to pay here. */
function elsewhere(standing: 'play' | 'later', adventureId: string): Response {
  return standing === 'play'
    ? redirect(`/play/${adventureId}`, { headers: { 'Set-Cookie': flash('mayPlayAlready') } })
    : redirect(`/adventure/${adventureId}`, { headers: { 'Set-Cookie': flash('notOnSaleYet') } })
}

/** Leads on to the payment, or to what needs none. Returns why the buyer stays. */
export function goOn(started: Started, adventureId: string): 'priceChanged' | 'closed' {
  switch (started.kind) {
    case 'pay':
      throw redirect(started.url, { status: 303 })
    case 'look':
      throw redirect(purchasePath(started.purchaseId), { status: 303 })
    case 'priceChanged':
    case 'closed':
      return started.kind
    default:
      throw elsewhere(started.kind, adventureId)
  }
}
