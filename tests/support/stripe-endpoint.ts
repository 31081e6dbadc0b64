import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { name, Refusal } from './stripe-refusal.ts'
import { StandInAccounts } from './stripe-accounts.ts'
import { hostedPage } from './stripe-hosted-page.ts'
import { known, priceIn, withoutTransfer } from './stripe-shapes.ts'
import type { Charge, Fields, StandInSession } from './stripe-shapes.ts'

export const webhookSecret = 'whsec_of_the_tests'
export const connectSecret = 'whsec_of_connected_accounts'
const secretKey = 'sk_test_of_the_tests'

export type StripeEndpoint = Awaited<ReturnType<typeof startStripeEndpoint>>

/** Implements as much of Stripe's API as the product uses, and refuses everything else. */
export async function startStripeEndpoint({ taxes: taxed = {} }: { taxes?: Record<string, number> } = {}) {
  const sessions = new Map<string, StandInSession>()
  const charges = new Map<string, Charge>()
  const breakdowns = new Map<string, { taxes: { amount: number; rate: { tax_type: string } }[] }>()
  const answered = new Map<string, { asked: string; answer?: unknown; refused?: Refusal }>()
  const events: Stripe.Event[] = []
  const asked: { method: string; path: string; fields: Fields }[] = []
  const accounts = new StandInAccounts()
  let isDown = false
  let refusesRefunds = false
  let losesRefunds = false
  let reverses = true
  let url = ''

  function create(fields: Fields): StandInSession {
    const cents = priceIn(fields)
    const id = name('cs_test')
    const lines =
      fields['automatic_tax[enabled]'] === 'true'
        ? Object.entries(taxed).map(([tax_type, percent]) => ({
            amount: Math.round((cents * percent) / 100),
            rate: { tax_type },
          }))
        : []
    const tax = lines.reduce((sum, { amount }) => sum + amount, 0)
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      url: `${url}/pay/${id}`,
      success_url: fields['success_url']!,
      cancel_url: fields['cancel_url']!,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_subtotal: cents,
      amount_total: cents + tax,
      currency: fields['line_items[0][price_data][currency]']!,
      metadata: { purchase_id: fields['metadata[purchase_id]']! },
      total_details: { amount_tax: tax },
      transfer_data: transferIn(fields, cents + tax),
    }
    sessions.set(id, session)
    breakdowns.set(id, { taxes: lines })
    return session
  }

  function transferIn(fields: Fields, total: number): StandInSession['transfer_data'] {
    const destination = fields['payment_intent_data[transfer_data][destination]']
    if (!destination) return null
    const amount = Number(fields['payment_intent_data[transfer_data][amount]'])
    if (!Number.isInteger(amount) || amount <= 0 || amount > total)
      throw new Refusal('Invalid transfer_data[amount]', { code: 'parameter_invalid_integer' })
    if (accounts.of(destination).capabilities.transfers !== 'active')
      throw new Refusal('Your destination account needs to have at least one of the following capabilities enabled', {
        code: 'insufficient_capabilities_for_transfer',
      })
    return { destination, amount }
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
    const { payment_intent: intent, reason, reverse_transfer: reverse, ...others } = fields
    if (Object.keys(others).length > 0) throw new Refusal(`Received unknown parameter: ${Object.keys(others).join()}`)
    if (reason !== 'requested_by_customer') throw new Refusal('Invalid reason')
    const charge = chargeOf(intent ?? '')
    if (refusesRefunds) throw new Refusal('Refunds are not possible now', { code: 'charge_not_refundable' })
    if (reverse !== undefined && !charge.transfer) throw new Refusal('There is no transfer to reverse')
    if (reverse !== undefined && !reverses)
      throw new Refusal('Insufficient funds in your Stripe balance', { code: 'balance_insufficient' })
    if (charge.refunded) throw new Refusal('Charge has already been refunded.', { code: 'charge_already_refunded' })
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
    if (reverse === 'true' && charge.transfer) charge.transfer.amount_reversed = charge.transfer.amount
    return { id: name('re'), object: 'refund', amount: charge.amount, payment_intent: intent, status: 'succeeded' }
  }

  function answer(method: string, address: URL, fields: Fields): unknown {
    const parts = address.pathname.split('/').slice(2)
    const route = `${method} ${parts.map((part) => (/_/.test(part) && !known.has(part) ? ':id' : part)).join('/')}`
    const id = parts.find((part) => /^(cs_test|pi|ch|acct)_/.test(part)) ?? ''
    switch (route) {
      case 'POST checkout/sessions':
        return create(fields)
      case 'GET checkout/sessions/:id': {
        const session = sessionOf(id)
        if (address.searchParams.get('expand[0]') !== 'total_details.breakdown') return session
        return { ...session, total_details: { ...session.total_details, breakdown: breakdowns.get(id) } }
      }
      case 'POST checkout/sessions/:id/expire': {
        const session = sessionOf(id)
        if (session.status !== 'open') throw new Refusal('Only Checkout Sessions with a status of open can be expired')
        return Object.assign(session, { status: 'expired', url: null })
      }
      case 'POST refunds':
        return refund(fields)
      case 'GET payment_intents/:id': {
        const charge = chargeOf(id)
        const isExpanded = address.searchParams.get('expand[0]') === 'latest_charge.transfer'
        const { metadata } = charge
        return { id, object: 'payment_intent', metadata, latest_charge: isExpanded ? charge : charge.id }
      }
      case 'GET charges/:id':
        return withoutTransfer([...charges.values()].find((charge) => charge.id === id) ?? chargeOf(id))
      case 'GET events': {
        const since = Number(address.searchParams.get('created[gte]'))
        const data = events.filter(({ created }) => created >= since).reverse()
        return { object: 'list', url: '/v1/events', has_more: false, data }
      }
      default: {
        const said = accounts.answer(route, id, fields, url)
        if (said) return said
        throw new Refusal(`Unrecognized request URL (${method}: ${address.pathname})`, { status: 404 })
      }
    }
  }

  /** The same key with other fields is refused; with the same ones it gets the first answer, even an error. */
  function once(key: string | undefined, method: string, address: URL, fields: Fields): unknown {
    if (method === 'GET' || key === undefined) return answer(method, address, fields)
    const said = `${address.pathname} ${JSON.stringify(fields)}`
    const before = answered.get(key)
    if (before && before.asked !== said)
      throw new Refusal('Keys for idempotent requests can only be used with the same parameters', {
        type: 'idempotency_error',
      })
    if (before?.refused) throw before.refused
    if (before) return before.answer
    try {
      const fresh = answer(method, address, fields)
      answered.set(key, { asked: said, answer: structuredClone(fresh) })
      return fresh
    } catch (error) {
      if (error instanceof Refusal) answered.set(key, { asked: said, refused: error })
      throw error
    }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const address = new URL(request.url ?? '/', url)
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
      const method = request.method ?? 'GET'
      const hosted = hostedPage(method, address, { sessions, accounts: accounts.all, pay: (id) => pay(id) })
      if (hosted) return void response.writeHead(hosted.status, hosted.headers).end(hosted.body)
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
        const said = once(typeof key === 'string' ? key : undefined, method, address, fields)
        if (losesRefunds && address.pathname === '/v1/refunds') return void request.socket.destroy()
        return send(200, said)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { message, status, type, code } = error
        return send(status, { error: { type, message, ...(code ? { code } : {}) } })
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Records an event for the list. @param account the creator's account, when the event is not ours */
  function event(type: string, object: unknown, account?: string): Stripe.Event {
    const made = {
      id: name('evt'),
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      ...(account === undefined ? {} : { account }),
      data: { object: structuredClone(object) },
    }
    // Those of connected accounts cannot be asked for
    if (account === undefined) events.push(made as unknown as Stripe.Event)
    return made as unknown as Stripe.Event
  }

  /** The buyer pays, immediately or by a method that takes days. */
  function pay(
    sessionId: string,
    { paid = true, changes = {} }: { paid?: boolean; changes?: Partial<StandInSession> } = {},
  ) {
    const session = sessionOf(sessionId)
    const intent = session.payment_intent ?? name('pi')
    Object.assign(session, { status: 'complete', url: null, payment_intent: intent, ...changes })
    session.payment_status = paid ? 'paid' : 'unpaid'
    const chargeId = name('ch')
    charges.set(intent, {
      id: chargeId,
      object: 'charge',
      payment_intent: intent,
      amount: session.amount_total,
      amount_refunded: 0,
      refunded: false,
      currency: session.currency,
      metadata: session.metadata,
      transfer: session.transfer_data && {
        id: name('tr'),
        object: 'transfer',
        amount_reversed: 0,
        source_transaction: chargeId,
        ...session.transfer_data,
      },
    })
    return event('checkout.session.completed', session)
  }

  return {
    url,
    /** For the environment of the product. */
    accounts,
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: url },
    asked,
    sessions,
    event,
    events,
    fail: (down: boolean) => void (isDown = down),
    /** `refuse`: says no, as it does for a day to the same key; `lose`: refunds, and the answer gets lost. */
    refunds(how: 'work' | 'refuse' | 'lose') {
      refusesRefunds = how === 'refuse'
      losesRefunds = how === 'lose'
    },
    accountEvent: (id: string) => event('account.updated', { id, object: 'account' }, id),
    /** Whether accounts of creators can give back their share with a refund. */
    reversals: (work: boolean) => void (reverses = work),
    chargeOf: (sessionId: string) => chargeOf(sessionOf(sessionId).payment_intent ?? ''),
    pay,
    refund(sessionId: string, cents?: number) {
      const charge = chargeOf(sessionOf(sessionId).payment_intent ?? '')
      charge.amount_refunded = cents ?? charge.amount
      charge.refunded = charge.amount_refunded === charge.amount
      return event('charge.refunded', withoutTransfer(charge))
    },
    /** In the dashboard, what the creator got is taken back, or a part of it. */
    reverse(sessionId: string, cents: number) {
      const { transfer } = chargeOf(sessionOf(sessionId).payment_intent ?? '')
      if (!transfer) throw new Error('nothing was transferred')
      transfer.amount_reversed += cents
      return event('transfer.reversed', transfer)
    },
    /** The bank rejects a refund some days later. */
    failRefund(sessionId: string) {
      const { id, payment_intent, amount } = chargeOf(sessionOf(sessionId).payment_intent ?? '')
      const refund = { id: name('re'), object: 'refund', charge: id, payment_intent, amount, status: 'failed' }
      return event('refund.failed', refund)
    },
    dispute(
      sessionId: string,
      status: Stripe.Dispute.Status,
      type = ['won', 'lost', 'warning_closed'].includes(status) ? 'charge.dispute.closed' : 'charge.dispute.created',
    ) {
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
      return event(type, dispute)
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
