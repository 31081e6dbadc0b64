import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { onPaymentChange } from '#app/features/payments/ledger/payment-changes.server.ts'
import type * as Current from '#app/features/payments/provider/current-provider.server.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import { refundPurchase } from '#app/features/payments/refunds/refund-purchase.server.ts'
import { findMissedPayments, reconcile } from '#app/features/payments/webhook/find-missed.server.ts'
import { takeEvent } from '#app/features/payments/webhook/take-event.server.ts'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { entitlements, paymentEvents, purchases } from '#database/schema/payments.ts'
import { signed, webhookSecret } from '#tests/support/stripe-endpoint.ts'
import type { StripeEndpoint } from '#tests/support/stripe-endpoint.ts'
import { beginSale, purchaseRow, startStandIn, tell } from '#tests/support/stripe-sale.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase({ most: 20 })

let stripe: StripeEndpoint
let provider: PaymentProvider
let adventureId: string
let buyerId: string

vi.mock('#app/features/payments/provider/current-provider.server.ts', async (original) => ({
  ...(await original<typeof Current>()),
  currentProvider: () => provider,
}))

beforeAll(async () => {
  ;({ stripe, provider } = await startStandIn())
  const { adventure } = await buildPublishedAdventure(getDatabase(), { priceCents: 1250 })
  adventureId = adventure.id
})

afterAll(() => stripe?.close())

beforeEach(async () => {
  buyerId = (await buildUser(getDatabase())).id
})

const pending = () => beginSale(provider, adventureId, { buyerId })
const take = (event: Parameters<typeof takeEvent>[2]) => takeEvent(getDatabase(), provider, event)
const bought = () => hasBought(getDatabase(), buyerId, adventureId)

test('a paid session gives the adventure, with tax and share as figures; an open one nothing', async () => {
  const { id, sessionId } = await pending()
  expect(await bought()).toBe(false)
  expect(await take(stripe.pay(sessionId))).toBe('taken')
  expect(await purchaseRow(id)).toMatchObject({
    status: 'paid',
    amountCents: 1250,
    taxCents: 188,
    gstCents: 63,
    qstCents: 125,
    totalCents: 1438,
    feeCents: 125,
    flag: null,
  })
  expect(await bought()).toBe(true)
})

test('F3: fifty simultaneous copies of an event make one row of each', async () => {
  const { id, sessionId } = await pending()
  const event = stripe.pay(sessionId)
  const taken = await Promise.all(Array.from({ length: 50 }, () => take(event)))
  expect(taken.filter((each) => each === 'taken')).toHaveLength(1)
  expect(await getDatabase().$count(paymentEvents, eq(paymentEvents.purchaseId, id))).toBe(1)
  expect(await getDatabase().$count(entitlements, eq(entitlements.userId, buyerId))).toBe(1)
})

test('F3: different events of one payment that arrive together are all taken', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, sessionId } = await pending()
    const events = [stripe.pay(sessionId), stripe.refund(sessionId, 400), stripe.dispute(sessionId, 'needs_response')]
    expect(await Promise.all(events.map(take))).toEqual(['taken', 'taken', 'taken'])
    expect(await purchaseRow(id)).toMatchObject({ status: 'disputed', refundedCents: 400 })
  }
})

test('a session that the provider does not know is over', async () => {
  const { id, sessionId } = await pending()
  stripe.sessions.delete(sessionId)
  const { state, news } = await provider.look(sessionId)
  expect(state).toBe('expired')
  await tell(id, news)
  expect(await purchaseRow(id)).toMatchObject({ status: 'failed' })
})

test('F3: shuffled and repeated events of one payment leave the same row and entitlement', async () => {
  const { id, sessionId } = await pending()
  const session = () => stripe.sessions.get(sessionId)!
  const events = [
    stripe.pay(sessionId, { paid: false }),
    stripe.event('checkout.session.async_payment_failed', session()),
    stripe.event('checkout.session.async_payment_succeeded', { ...session(), payment_status: 'paid' }),
    stripe.refund(sessionId, 400),
    stripe.dispute(sessionId, 'needs_response'),
    stripe.dispute(sessionId, 'won'),
    stripe.dispute(sessionId, 'lost'),
    stripe.dispute(sessionId, 'warning_needs_response'),
    stripe.failRefund(sessionId),
  ]
  const before = await purchaseRow(id)
  const { refundedAmountCents: _a, refundedFeeCents: _f, transferredCents: _t, ...fresh } = before
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...events, ...events], { minLength: 18 }), async (order) => {
      await getDatabase().delete(paymentEvents).where(eq(paymentEvents.purchaseId, id))
      await getDatabase().delete(entitlements).where(eq(entitlements.userId, buyerId))
      await getDatabase()
        .update(purchases)
        .set({ ...fresh, paymentIntentId: null })
        .where(eq(purchases.id, id))
      for (const event of order) await take(event)
      const { updatedAt: _, ...end } = await purchaseRow(id)
      ends.add(JSON.stringify([end, await bought()]))
    }),
    { numRuns: 12 },
  )
  expect([...ends]).toHaveLength(1)
  expect(JSON.parse([...ends][0]!)).toMatchObject([{ status: 'lost', refundedCents: 400 }, false])
})

test('a dispute that arrives before the payment finds its purchase by asking Stripe', async () => {
  const { id, sessionId } = await pending()
  const paid = stripe.pay(sessionId)
  expect(await take(stripe.dispute(sessionId, 'needs_response'))).toBe('taken')
  expect(await purchaseRow(id)).toMatchObject({ status: 'pending' })
  await take(paid)
  expect(await purchaseRow(id)).toMatchObject({ status: 'disputed' })
  expect(await bought(), 'an open dispute takes nothing back').toBe(true)
  await take(stripe.dispute(sessionId, 'lost'))
  expect(await bought()).toBe(false)
})

test('F1: an amount or currency other than agreed gives nothing and is flagged', async () => {
  for (const changes of [{ amount_subtotal: 50, amount_total: 50 }, { currency: 'usd' }]) {
    buyerId = (await buildUser(getDatabase())).id
    const { id, sessionId } = await pending()
    await take(stripe.pay(sessionId, { changes }))
    expect(await purchaseRow(id)).toMatchObject({ flag: 'mismatch', totalCents: 1250 })
    expect(await bought()).toBe(false)
  }
})

test('the second of two payments is flagged, and takes over when the first is refunded', async () => {
  const one = await pending()
  await take(stripe.pay(one.sessionId))
  const two = await buildPurchase(getDatabase(), { buyerId, adventureId, provider: 'stripe', status: 'failed' })
  const now = new Date()
  const charged = { totalCents: 1250, priceCents: 1250, currency: 'cad' }
  await tell(two.id, { completedAt: now, paidAt: new Date(now.getTime() + 1000), charged })
  expect([(await purchaseRow(one.id)).flag, (await purchaseRow(two.id)).flag]).toEqual([null, 'paid_twice'])
  await take(stripe.refund(one.sessionId))
  expect([(await purchaseRow(one.id)).status, (await purchaseRow(two.id)).flag]).toEqual(['refunded', null])
  expect(await bought()).toBe(true)
})

test('events of other products and of unknown payments are left alone', async () => {
  expect(await take(stripe.event('charge.refunded', { id: 'ch_x', metadata: {}, payment_intent: null }))).toBe(
    'notOurs',
  )
  expect(await take(stripe.event('customer.created', { id: 'cus_x' }))).toBe('notOurs')
})

test('F2: an event is believed by its signature alone: 500 mutations are refused', async () => {
  const { sessionId } = await pending()
  const { body, signature } = signed(stripe.pay(sessionId))
  expect(provider.verify(body, signature).id).toMatch(/^evt_/)
  const [time, digits] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!.slice(1) as [string, string]
  const change = (text: string, at: number, by: number) => {
    const place = at % text.length
    return text.slice(0, place) + String.fromCharCode((text.charCodeAt(place) ^ by) & 0x7f) + text.slice(place + 1)
  }
  const header = (parts: { t?: string; scheme?: string; v1?: string }) =>
    `t=${parts.t ?? time},${parts.scheme ?? 'v1'}=${parts.v1 ?? digits}`
  const hourOf = (seconds: number) => header({ t: String(Number(time) + seconds) })
  const mutations: ((at: number, by: number) => [body: string, signature: string])[] = [
    (at, by) => [change(body, at, by), signature],
    (at, by) => [body, header({ v1: change(digits, at, by) })],
    (at) => [body, header({ v1: digits.slice(0, at % 64) })],
    (at, by) => [body, header({ t: change(time, at, by) })],
    (at, by) => [body, hourOf(at % 2 === 0 ? by : -by)],
    (at, by) => [body, header({ scheme: change('v1', at, by) })],
    (at) => [body, header({ scheme: ['v0', 'v2', 'V1', ''][at % 4]! })],
    (at) => [body, ['', `t=${time}`, `v1=${digits}`, `t=,v1=${digits}`, `t=${time},v1=`, digits][at % 6]!],
    (at) => [at % 2 === 0 ? body.slice(0, at % body.length) : `${body} `.repeat((at % 3) + 1), signature],
    (at) => [body, signed(JSON.parse(body), `whsec_of_somebody_${at}`).signature],
  ]
  expect(mutations).toHaveLength(10)
  fc.assert(
    fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 127 }), (at, by) => {
      for (const [kind, mutate] of mutations.entries())
        expect(() => provider.verify(...mutate(at, by)), `kind ${kind}`).toThrow()
    }),
    { numRuns: 50 },
  )
})

test('F2: an event signed too long ago is refused', async () => {
  const { sessionId } = await pending()
  const body = JSON.stringify(stripe.pay(sessionId))
  const signedAt = (seconds: number) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) + seconds,
    })
  expect(provider.verify(body, signedAt(-240)).id).toMatch(/^evt_/)
  expect(() => provider.verify(body, signedAt(-360))).toThrow()
})

test('the hourly check finds paid, expired and refunded payments that no webhook reported', async () => {
  const long = new Date(Date.now() - 5 * 3_600_000)
  const [paid, over, refunded] = [await pending(), await newBuyerPending(), await newBuyerPending()]
  const never = await newBuyer(() =>
    buildPurchase(getDatabase(), { buyerId, adventureId, provider: 'stripe', status: 'pending' }),
  )
  const ids = [paid.id, over.id, refunded.id, never.id]
  await getDatabase().update(purchases).set({ createdAt: long }).where(inArray(purchases.id, ids))
  stripe.pay(paid.sessionId)
  await provider.expire(over.sessionId)
  stripe.pay(refunded.sessionId)
  stripe.refund(refunded.sessionId)
  expect((await reconcile(getDatabase(), provider)).taken).toBeGreaterThanOrEqual(3)
  const found = Object.fromEntries(
    (await getDatabase().select().from(purchases).where(inArray(purchases.id, ids))).map((row) => [row.id, row.status]),
  )
  expect(ids.map((id) => found[id])).toEqual(['paid', 'failed', 'refunded', 'failed'])
  expect((await reconcile(getDatabase(), provider)).taken, 'and nothing twice').toBe(0)
})

test('the chore grants paid adventures without a webhook: one process, once an hour', async () => {
  const { id, sessionId } = await pending()
  const missed = stripe.pay(sessionId)
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const lock = `hashtextextended('whodini missed payments', 0)`
  const other = await getPool().connect()
  await other.query(`select pg_advisory_lock(${lock})`)
  await findMissedPayments(inHours(1))
  expect(await bought(), 'another process is at it').toBe(false)
  await other.query(`select pg_advisory_unlock(${lock})`)
  other.release()
  const found = async (hours: number) => {
    await findMissedPayments(inHours(hours))
    const { updatedAt: _, ...row } = await purchaseRow(id)
    return { row, events: await getDatabase().$count(paymentEvents, eq(paymentEvents.purchaseId, id)) }
  }
  const first = await found(2)
  expect(first).toMatchObject({ row: { status: 'paid', totalCents: 1438 }, events: 1 })
  expect(await bought()).toBe(true)
  const asked = stripe.asked.length
  expect(await found(2.9)).toEqual(first)
  expect(stripe.asked.length, 'not within the hour').toBe(asked)
  expect(await found(3.1)).toEqual(first)
  expect(stripe.asked.length).toBeGreaterThan(asked)
  expect(await take(missed), 'the webhook comes after all').toBe('repeated')
  expect(await getDatabase().$count(entitlements, eq(entitlements.userId, buyerId))).toBe(1)
})

async function newBuyer<T>(work: () => Promise<T>): Promise<T> {
  buyerId = (await buildUser(getDatabase())).id
  return work()
}
const newBuyerPending = () => newBuyer(pending)

test('payment listeners hear once of each new status and partial refund, in the transaction', async () => {
  const heard: string[] = []
  onPaymentChange('test', (_tx, purchase, before) => {
    if (purchase.buyerId === buyerId) heard.push(`${before} → ${purchase.status}`)
    return Promise.resolve()
  })
  const { sessionId } = await pending()
  const event = stripe.pay(sessionId)
  await Promise.all([take(event), take(event)])
  await take(stripe.event('checkout.session.completed', stripe.sessions.get(sessionId)!))
  const part = stripe.refund(sessionId, 400)
  await Promise.all([take(part), take(part)])
  await take(stripe.refund(sessionId))
  expect(heard).toEqual(['pending → paid', 'paid → paid', 'paid → refunded'])
})

test('a refund takes the adventure back, once, and is refused when nothing was paid', async () => {
  const by = (await buildUser(getDatabase())).id
  const { id } = await buildPurchase(getDatabase(), { buyerId, adventureId })
  const refund = () => refundPurchase(getDatabase(), { purchaseId: id, by, reason: 'It did not open' })
  expect(await bought()).toBe(true)
  expect(await refund()).toMatchObject({ status: 'refunded', refundedCents: 1250, refundedBy: by })
  expect(await bought()).toBe(false)
  expect(await refund()).toMatchObject({ status: 'refunded', refundedAmountCents: 1250, refundedFeeCents: 125 })
  const other = await buildPurchase(getDatabase(), { buyerId: by, adventureId, status: 'failed' })
  await expect(refundPurchase(getDatabase(), { purchaseId: other.id, by, reason: '' })).rejects.toMatchObject({
    code: 'notAllowed',
  })
})

test('Stripe refunds once, even when asked again before its answer was stored', async () => {
  const { id, sessionId } = await pending()
  await take(stripe.pay(sessionId))
  const row = await purchaseRow(id)
  for (const refunded of [await provider.refund(row), await provider.refund({ ...row, refundRefusals: 1 })])
    await tell(id, refunded)
  expect(await purchaseRow(id)).toMatchObject({ status: 'refunded', refundedCents: 1438, refundedAmountCents: 1250 })
})
