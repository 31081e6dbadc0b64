import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { currentProvider, isSellingTo } from '#app/features/payments/provider/current-provider.server.ts'
import { testEvent } from '#app/features/payments/provider/test-provider.server.ts'
import { takeWebhook } from '#app/features/payments/webhook/take-webhook.server.ts'
import { AppError } from '#app/shared/app-error.ts'

/** Only on a local installation without keys, and from nearby. @throws AppError notFound */
export function requireTestCheckout(purchase: Purchase, isNear: boolean): void {
  if (currentProvider()?.name !== 'test' || purchase.provider !== 'test' || !isSellingTo(isNear))
    throw new AppError('notFound')
}

/** Sends the webhook what Stripe would send; call `requireTestCheckout` first. */
export async function payTestCheckout(purchase: Purchase, outcome: 'pay' | 'decline'): Promise<void> {
  const type = outcome === 'pay' ? 'checkout.session.completed' : 'checkout.session.async_payment_failed'
  const { body, signature } = testEvent(type, { purchaseId: purchase.id, cents: purchase.amountCents })
  await takeWebhook(currentProvider()!, body, signature)
}
