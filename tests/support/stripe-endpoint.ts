import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const webhookSecret = 'whsec_of_the_tests'
const secretKey = 'sk_test_of_the_tests'

type Fields = Record<string, string>
export type StandInSession = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_subtotal: number
  amount_total: number
  currency: string
  metadata: Record<string, string>
}
type Charge = {
  id: string
  object: 'charge'
  payment_intent: string
  amount: number
  amount_refunded: number
  refunded: boolean
  currency: string
  metadata: Record<string, string>
}

/** What a session may be asked with: whatever else is refused, as Stripe does. */
const sessionFields = new Set([
  'mode',
  'client_reference_id',
  'metadata[purchase_id]',
  'payment_intent_data[metadata][purchase_id]',
  'line_items[0][quantity]',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][price_data][tax_behavior]',
  'line_items[0][price_data][product_data][name]',
  'automatic_tax[enabled]',
  'adaptive_pricing[enabled]',
  'locale',
  'customer_email',
  'expires_at',
  'success_url',
  'cancel_url',
])

class Refusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  constructor(message: string, { status = 400, type = 'invalid_request_error', code }: Partial<Refusal> = {}) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

const name = (kind: string): string => `${kind}_${randomBytes(9).toString('hex')}`

export type StripeEndpoint = Awaited<ReturnType<typeof startStripeEndpoint>>

/** Speaks as much of Stripe's API as the product uses, and refuses what it does not know. */
export async function startStripeEndpoint({ taxPercent = 0 }: { taxPercent?: number } = {}) {
  const sessions = new Map<string, StandInSession>()
  const charges = new Map<string, Charge>()
  const answered = new Map<string, { asked: string; answer: unknown }>()
  const events: Stripe.Event[] = []
  const asked: { method: string; path: string; fields: Fields }[] = []
  let isDown = false
  let url = ''

  function create(fields: Fields): StandInSession {
    for (const field of Object.keys(fields))
      if (!sessionFields.has(field))
        throw new Refusal(`Received unknown parameter: ${field}`, { code: 'parameter_unknown' })
    for (const field of sessionFields)
      if (!fields[field]) throw new Refusal(`Missing required param: ${field}.`, { code: 'parameter_missing' })
    const unit = Number(fields['line_items[0][price_data][unit_amount]'])
    const quantity = Number(fields['line_items[0][quantity]'])
    const cents = unit * quantity
    const lasts = Number(fields['expires_at']) - Date.now() / 1000
    if (!Number.isInteger(unit) || unit < 1 || cents < 50)
      throw new Refusal('amount too small', { code: 'amount_too_small' })
    if (lasts < 1800 || lasts > 86_400)
      throw new Refusal('The `expires_at` timestamp must be between 30 minutes and 24 hours')
    if (fields['mode'] !== 'payment' || !Number.isInteger(quantity) || quantity < 1)
      throw new Refusal('not one payment')
    if (!['en', 'fr-CA'].includes(fields['locale']!)) throw new Refusal('Invalid locale')
    if (!URL.canParse(fields['success_url']!) || !URL.canParse(fields['cancel_url']!))
      throw new Refusal('Not a valid URL')
    const id = name('cs_test')
    const tax = fields['automatic_tax[enabled]'] === 'true' ? Math.round((cents * taxPercent) / 100) : 0
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      url: `${url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_subtotal: cents,
      amount_total: cents + tax,
      currency: fields['line_items[0][price_data][currency]']!,
      metadata: { purchase_id: fields['metadata[purchase_id]']! },
    }
    sessions.set(id, session)
    return session
  }

  const sessionOf = (id: string): StandInSession => {
    const session = sessions.get(id)
    if (!session) throw new Refusal(`No such checkout.session: '${id}'`, { status: 404, code: 'resource_missing' })
    return session
  }

  const chargeOf = (paymentIntent: string): Charge => {
    const charge = charges.get(paymentIntent)
    if (!charge)
      throw new Refusal(`No such payment_intent: '${paymentIntent}'`, { status: 404, code: 'resource_missing' })
    return charge
  }

  function refund(fields: Fields): unknown {
    const { payment_intent: intent, reason, ...others } = fields
    if (Object.keys(others).length > 0) throw new Refusal(`Received unknown parameter: ${Object.keys(others).join()}`)
    if (reason !== 'requested_by_customer') throw new Refusal('Invalid reason')
    const charge = chargeOf(intent ?? '')
    if (charge.refunded) throw new Refusal('Charge has already been refunded.', { code: 'charge_already_refunded' })
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
    return { id: name('re'), object: 'refund', amount: charge.amount, payment_intent: intent, status: 'succeeded' }
  }

  function answer(method: string, address: URL, fields: Fields): unknown {
    const parts = address.pathname.split('/').slice(2)
    const route = `${method} ${parts.map((part) => (/_/.test(part) && part !== 'payment_intents' ? ':id' : part)).join('/')}`
    const id = parts.find((part) => /^(cs_test|pi)_/.test(part)) ?? ''
    switch (route) {
      case 'POST checkout/sessions':
        return create(fields)
      case 'GET checkout/sessions/:id':
        return sessionOf(id)
      case 'POST checkout/sessions/:id/expire': {
        const session = sessionOf(id)
        if (session.status !== 'open') throw new Refusal('Only Checkout Sessions with a status of open can be expired')
        return Object.assign(session, { status: 'expired', url: null })
      }
      case 'POST refunds':
        return refund(fields)
      case 'GET payment_intents/:id': {
        const charge = chargeOf(id)
        const isExpanded = address.searchParams.get('expand[0]') === 'latest_charge'
        const { metadata } = charge
        return { id, object: 'payment_intent', metadata, latest_charge: isExpanded ? charge : charge.id }
      }
      case 'GET events': {
        const since = Number(address.searchParams.get('created[gte]'))
        const data = events.filter(({ created }) => created >= since).reverse()
        return { object: 'list', url: '/v1/events', has_more: false, data }
      }
      default:
        throw new Refusal(`Unrecognized request URL (${method}: ${address.pathname})`, { status: 404 })
    }
  }

  /** The same key with other fields is refused; with the same ones it gets the first answer. */
  function once(key: string | undefined, method: string, address: URL, fields: Fields): unknown {
    if (method === 'GET' || key === undefined) return answer(method, address, fields)
    const said = `${address.pathname} ${JSON.stringify(fields)}`
    const before = answered.get(key)
    if (before && before.asked !== said)
      throw new Refusal('Keys for idempotent requests can only be used with the same parameters', {
        type: 'idempotency_error',
      })
    if (before) return before.answer
    const fresh = answer(method, address, fields)
    answered.set(key, { asked: said, answer: structuredClone(fresh) })
    return fresh
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const address = new URL(request.url ?? '/', url)
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
      const method = request.method ?? 'GET'
      asked.push({ method, path: address.pathname, fields })
      const send = (status: number, body: unknown) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': name('req') })
          .end(JSON.stringify(body))
      if (isDown) return send(503, { error: { type: 'api_error', message: 'Try again later' } })
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } })
      try {
        const key = request.headers['idempotency-key']
        send(200, once(typeof key === 'string' ? key : undefined, method, address, fields))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { message, status, type, code } = error
        send(status, { error: { type, message, ...(code ? { code } : {}) } })
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Notes what happened, for the list of events. */
  function event(type: string, object: unknown, created = Math.floor(Date.now() / 1000)): Stripe.Event {
    const made = {
      id: name('evt'),
      object: 'event',
      type,
      created,
      livemode: false,
      data: { object: structuredClone(object) },
    }
    events.push(made as unknown as Stripe.Event)
    return made as unknown as Stripe.Event
  }

  return {
    url,
    /** For the environment of the product. */
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: url },
    asked,
    sessions,
    event,
    events,
    fail: (down: boolean) => void (isDown = down),
    /** The buyer pays, at once or in a way that takes days. */
    pay(sessionId: string, { paid = true, changes = {} }: { paid?: boolean; changes?: Partial<StandInSession> } = {}) {
      const session = sessionOf(sessionId)
      const intent = session.payment_intent ?? name('pi')
      Object.assign(session, { status: 'complete', url: null, payment_intent: intent, ...changes })
      session.payment_status = paid ? 'paid' : 'unpaid'
      charges.set(intent, {
        id: name('ch'),
        object: 'charge',
        payment_intent: intent,
        amount: session.amount_total,
        amount_refunded: 0,
        refunded: false,
        currency: session.currency,
        metadata: session.metadata,
      })
      return event('checkout.session.completed', session)
    },
    refund(sessionId: string, cents?: number) {
      const charge = chargeOf(sessionOf(sessionId).payment_intent ?? '')
      charge.amount_refunded = cents ?? charge.amount
      charge.refunded = charge.amount_refunded === charge.amount
      return event('charge.refunded', charge)
    },
    dispute(sessionId: string, status: 'needs_response' | 'won' | 'lost') {
      const { id, payment_intent } = chargeOf(sessionOf(sessionId).payment_intent ?? '')
      const dispute = {
        id: name('dp'),
        object: 'dispute',
        charge: id,
        payment_intent,
        status,
        metadata: {},
        created: 1,
      }
      return event(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', dispute)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** An event as Stripe posts it. */
export function signed(event: unknown, secret = webhookSecret): { body: string; signature: string } {
  const body = JSON.stringify(event)
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
}
