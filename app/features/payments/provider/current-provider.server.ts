import { env } from '#app/platform/env.server.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe-provider.server.ts'
import { testProvider } from './test-provider.server.ts'

let current: PaymentProvider | null | undefined

/** Stripe with its keys; without, the test provider on a local installation, and none on a public server. */
export function currentProvider(): PaymentProvider | null {
  if (current === undefined) current = providerOf()
  return current
}

function providerOf(): PaymentProvider | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, STRIPE_TAX, isLocalInstallation } = env()
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return stripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: STRIPE_API_BASE,
      withTax: STRIPE_TAX === 'on',
    })
  return isLocalInstallation ? testProvider : null
}

/** Whether anything that costs money can be bought here. */
export const isSelling = (): boolean => currentProvider() !== null

/** The provider of a payment that was made, which need not be the one of new payments. */
export function providerNamed(name: PaymentProvider['name']): PaymentProvider | null {
  return name === 'test' ? testProvider : currentProvider()?.name === 'stripe' ? currentProvider() : null
}
