import { env } from '#app/platform/env.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe-provider.server.ts'
import { testProvider } from './test-provider.server.ts'

let current: PaymentProvider | null | undefined

/** Stripe if it has keys; otherwise the test provider on a local installation, and none on a public server. */
export function currentProvider(): PaymentProvider | null {
  if (current === undefined) current = providerOf()
  return current
}

function providerOf(): PaymentProvider | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET, isLocalInstallation } = env()
  const { STRIPE_API_BASE, STRIPE_TAX } = env()
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return stripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      connectWebhookSecret: STRIPE_CONNECT_WEBHOOK_SECRET,
      apiBase: STRIPE_API_BASE,
      withTax: STRIPE_TAX === 'on',
    })
  return isLocalInstallation ? testProvider : null
}

/** Whether tax may be added to the price. */
export const mayAddTax = (): boolean => currentProvider()?.name === 'stripe' && env().STRIPE_TAX === 'on'

/** Whether anything that costs money can be bought here. */
export const isSelling = (): boolean => currentProvider() !== null

/** The test checkout is for trying an installation out: behind a proxy it would give paid works away to the world. */
export function isSellingTo(isNear: boolean): boolean {
  const isRefused = currentProvider()?.name === 'test' && !isNear
  if (isRefused) logger.warn('the test checkout was refused to somebody from outside: set PUBLIC_URL')
  return isSelling() && !isRefused
}

/** The provider of an existing payment, which may differ from that of new payments. */
export function providerNamed(name: PaymentProvider['name']): PaymentProvider | null {
  return name === 'test' ? testProvider : currentProvider()?.name === 'stripe' ? currentProvider() : null
}
