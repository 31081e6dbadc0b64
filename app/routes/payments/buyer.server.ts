import type { RouterContextProvider } from 'react-router'
import type { Buyer } from '#app/features/payments/checkout/open-checkout.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'

export function buyerOf(context: Readonly<RouterContextProvider>): Buyer {
  const { userId, email, role } = requireMember(context)
  return { userId, email, isAdmin: role === 'admin' }
}
