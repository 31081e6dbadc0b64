import type { RouterContextProvider } from 'react-router'
import type { Buyer } from '#app/features/payments/checkout/open-checkout.server.ts'
import { isNear } from '#app/platform/near.server.ts'
import { factsContext, requireMember } from '#app/platform/request-context.server.ts'

export function buyerOf(request: Request, context: Readonly<RouterContextProvider>): Buyer {
  const { userId, email, role } = requireMember(context)
  return { userId, email, isAdmin: role === 'admin', isNear: isNear(request, context.get(factsContext).address) }
}
