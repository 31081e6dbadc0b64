import { currentProvider } from '#app/features/payments/provider/current-provider.server.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { count } from '#app/platform/metrics.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { takeEvent } from './take-event.server.ts'
import type { Taken } from './take-event.server.ts'

/** @param body as it was sent, byte by byte. Undefined when the signature is not ours. */
export async function takeWebhook(
  provider: PaymentProvider,
  body: string,
  signature: string,
): Promise<Taken | undefined> {
  let event
  try {
    event = provider.verify(body, signature)
  } catch (error) {
    logger.warn('a payment event without our signature', errorFields(error))
    return undefined
  }
  return takeEvent(getDatabase(), provider, event)
}

const answer = (status: number, said: string): Response =>
  new Response(said, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** `POST /api/stripe/webhook`, bypassing the framework: Stripe retries anything but a success for three days. */
export async function answerWebhook(request: Request): Promise<Response> {
  const provider = currentProvider()
  if (provider?.name !== 'stripe') return answer(404, 'no payments here')
  const taken = await takeWebhook(provider, await request.text(), request.headers.get('Stripe-Signature') ?? '')
  count('whodini_payment_events_total', taken ?? 'notSigned')
  return taken === undefined ? answer(400, 'not signed by Stripe') : answer(200, taken)
}
