import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { PaymentProvider } from './provider.ts'

// Events of the test checkout are signed and checked in the same process, and nobody else can sign one
const secret = randomBytes(32).toString('base64url')

const { webhooks } = Stripe

const testCheckoutPath = (purchaseId: string): string => `/test-checkout/${purchaseId}`

const sessionOf = (purchaseId: string): string => `test_session_${purchaseId}`
const purchaseOf = (sessionId: string): string => sessionId.slice('test_session_'.length)

/** No money moves: its sessions are a page of ours, and events come from that page. */
export const testProvider: PaymentProvider = {
  name: 'test',
  open: ({ purchaseId }) => Promise.resolve({ sessionId: sessionOf(purchaseId), url: testCheckoutPath(purchaseId) }),
  look: (sessionId) =>
    Promise.resolve({ state: 'open', url: testCheckoutPath(purchaseOf(sessionId)), news: { sessionId } }),
  expire: () => Promise.resolve(),
  refund: ({ totalCents }) => Promise.resolve({ refunded: { cents: totalCents, whole: true, at: new Date() } }),
  verify: (body, signature) => webhooks.constructEvent(body, signature, secret),
  async *events() {},
  purchaseOf: () => Promise.resolve(undefined),
  payouts: null,
}

type Outcome = 'checkout.session.completed' | 'checkout.session.async_payment_failed'

/** What the provider would post about a session of this price. */
export function testEvent(type: Outcome, { purchaseId, cents }: { purchaseId: string; cents: number }) {
  const body = JSON.stringify({
    id: `test_event_${purchaseId}_${type}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: {
      object: {
        id: sessionOf(purchaseId),
        object: 'checkout.session',
        status: 'complete',
        payment_status: type === 'checkout.session.completed' ? 'paid' : 'unpaid',
        payment_intent: `test_payment_${purchaseId}`,
        amount_subtotal: cents,
        amount_total: cents,
        currency: 'cad',
        metadata: { purchase_id: purchaseId },
      },
    },
  })
  return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret }) }
}
