import { redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Buyer } from '#app/features/payments/checkout/open-checkout.server.ts'
import { purchasePath } from '#app/features/payments/checkout/start-checkout.server.ts'
import type { Started } from '#app/features/payments/checkout/start-checkout.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { isNear } from '#app/platform/near.server.ts'
import { factsContext, requireMember } from '#app/platform/request-context.server.ts'

export function buyerOf(request: Request, context: Readonly<RouterContextProvider>): Buyer {
  const { userId, email, role } = requireMember(context)
  return { userId, email, isAdmin: role === 'admin', isNear: isNear(request, context.get(factsContext).address) }
}

/** People who have nothing to pay here. */
export function elsewhere(standing: 'play' | 'later', adventureId: string): Response {
  return standing === 'play'
    ? redirect(`/play/${adventureId}`, { headers: { 'Set-Cookie': flash('mayPlayAlready') } })
    : redirect(`/adventure/${adventureId}`, { headers: { 'Set-Cookie': flash('notOnSaleYet') } })
}

/** Where a payment already begun continues. */
export const paidAt = (started: Extract<Started, { kind: 'pay' | 'look' }>): string =>
  started.kind === 'pay' ? started.url : purchasePath(started.purchaseId)
