import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { lookAtPayoutAccounts } from '#app/features/payments/payouts/payout-accounts.server.ts'
import { TransferRefused } from '#app/features/payments/provider/provider.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import { taxLines } from '#app/features/payments/receipts/tax-lines.ts'
import {
  listStatementsOf,
  makeStatements,
  payoutOf,
  sumUnstated,
} from '#app/features/payments/sales/statements.server.ts'
import { sumRevenue } from '#app/features/payments/sales/sales.queries.server.ts'
import { takeEvent } from '#app/features/payments/webhook/take-event.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { entitlements, payoutAccounts, payoutStatements, purchases } from '#database/schema/payments.ts'
import { connectSecret, signed } from '#tests/support/stripe-endpoint.ts'
import type { StripeEndpoint } from '#tests/support/stripe-endpoint.ts'
import { beginSale, purchaseRow, startStandIn, tell } from '#tests/support/stripe-sale.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()

let stripe: StripeEndpoint
let provider: PaymentProvider
let adventureId: string
let creatorId: string

beforeAll(async () => {
  ;({ stripe, provider } = await startStandIn())
  const { adventure } = await buildPublishedAdventure(getDatabase(), { priceCents: 1250 })
  adventureId = adventure.id
  creatorId = adventure.creatorId!
})

afterAll(() => stripe?.close())

const pending = (payoutAccountId: string | null = null) => beginSale(provider, adventureId, { payoutAccountId })
const take = (event: Parameters<typeof takeEvent>[2]) => takeEvent(getDatabase(), provider, event)

test('Stripe repeats a refusal for the same key for a day, so the next try uses a new key', async () => {
  const { id, sessionId } = await pending()
  await take(stripe.pay(sessionId))
  const row = await purchaseRow(id)
  stripe.refunds('refuse')
  await expect(provider.refund(row)).rejects.toMatchObject({ code: 'refundRefused' })
  stripe.refunds('work')
  await expect(provider.refund(row), 'the same key').rejects.toMatchObject({ code: 'refundRefused' })
  await tell(id, await provider.refund({ ...row, refundRefusals: 1 }))
  expect(await purchaseRow(id)).toMatchObject({ status: 'refunded' })
})

test('after a lost answer, retrying with the same key refunds only once', async () => {
  const { id, sessionId } = await pending()
  await take(stripe.pay(sessionId))
  const row = await purchaseRow(id)
  stripe.refunds('lose')
  await expect(provider.refund(row)).rejects.toMatchObject({ code: 'paymentUnavailable' })
  stripe.refunds('work')
  await tell(id, await provider.refund(row))
  expect(await purchaseRow(id)).toMatchObject({ status: 'refunded', refundedCents: 1438 })
})

test('an inquiry by the bank withdraws nothing; a dispute does', async () => {
  const { id, sessionId, buyerId } = await pending()
  await take(stripe.pay(sessionId))
  for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed'] as const)
    expect(await take(stripe.dispute(sessionId, status))).toBe('taken')
  expect(await purchaseRow(id)).toMatchObject({ status: 'paid', disputeOpenedAt: null })
  await take(stripe.dispute(sessionId, 'needs_response', 'charge.dispute.funds_withdrawn'))
  expect(await purchaseRow(id)).toMatchObject({ status: 'disputed' })
  expect(await hasBought(getDatabase(), buyerId, adventureId)).toBe(true)
})

test('a refund that failed at the bank is noted, and the recorded facts stay', async () => {
  const { id, sessionId } = await pending()
  await take(stripe.pay(sessionId))
  await take(stripe.refund(sessionId))
  expect(await take(stripe.failRefund(sessionId))).toBe('taken')
  const row = await purchaseRow(id)
  expect(row).toMatchObject({ status: 'refunded', refundedCents: 1438 })
  expect(row.refundFailedAt).toBeInstanceOf(Date)
})

test('the split of the tax is recorded with the payment; without an answer it is one line', async () => {
  const [one, two] = [await pending(), await pending()]
  stripe.pay(two.sessionId)
  stripe.fail(true)
  await take(stripe.events.at(-1)!)
  stripe.fail(false)
  await take(stripe.pay(one.sessionId))
  expect(taxLines(await purchaseRow(two.id))).toEqual([{ kind: 'all', cents: 188 }])
  expect(taxLines(await purchaseRow(one.id))).toEqual([
    { kind: 'gst', cents: 63 },
    { kind: 'qst', cents: 125 },
  ])
})

describe('a creator with an account at Stripe', () => {
  let accountId: string

  beforeEach(async () => {
    for (const table of [payoutStatements, entitlements, purchases, payoutAccounts]) await getDatabase().delete(table)
    accountId = await provider.payouts!.open(creatorId, null)
    stripe.accounts.complete(accountId)
    await getDatabase().insert(payoutAccounts).values({ creatorId, accountId })
  })

  const standing = async () => (await getDatabase().select().from(payoutAccounts))[0]!
  const openPayout = async () => payoutOf(await sumUnstated(getDatabase(), creatorId))

  test('gets only one, however often they ask; its events are signed with another webhook’s secret', async () => {
    expect(await provider.payouts!.open(creatorId, null)).toBe(accountId)
    const { body, signature } = signed(stripe.accountEvent(accountId), connectSecret)
    expect(await take(provider.verify(body, signature))).toBe('taken')
    expect(await standing()).toMatchObject({ isComplete: true, takesTransfers: true, paysOut: true })
    expect(await take(stripe.accountEvent('acct_of_somebody_else'))).toBe('notOurs')
  })

  test('cannot fake a payment: only events about the account itself are accepted from it', async () => {
    const { id, sessionId } = await pending(accountId)
    const { data } = stripe.pay(sessionId)
    expect(await take(stripe.event('checkout.session.completed', data.object, accountId))).toBe('notOurs')
    expect(await take(stripe.event('charge.refunded', stripe.chargeOf(sessionId), accountId))).toBe('notOurs')
    expect(await purchaseRow(id)).toMatchObject({ status: 'pending', refundedCents: 0 })
  })

  test('has its state fetched again: an old event changes nothing, a lost one is made up for', async () => {
    const old = stripe.accountEvent(accountId)
    await lookAtPayoutAccounts(getDatabase(), provider.payouts!)
    expect(await standing()).toMatchObject({ takesTransfers: true })
    stripe.accounts.of(accountId).capabilities.transfers = 'inactive'
    await take(old)
    expect(await standing()).toMatchObject({ takesTransfers: false })
    stripe.accounts.of(accountId).capabilities.transfers = 'active'
    await lookAtPayoutAccounts(getDatabase(), provider.payouts!)
    expect(await standing(), 'not twice a day').toMatchObject({ takesTransfers: false })
    await lookAtPayoutAccounts(getDatabase(), provider.payouts!, new Date(Date.now() + 2 * 86_400_000))
    expect(await standing()).toMatchObject({ takesTransfers: true })
  })

  test('takes nothing once deleted, and one whose state cannot be fetched waits behind the others', async () => {
    await lookAtPayoutAccounts(getDatabase(), provider.payouts!)
    const account = stripe.accounts.of(accountId)
    stripe.accounts.all.delete(accountId)
    await take(stripe.event('account.application.deauthorized', { id: 'ca_ours' }, accountId))
    expect(await standing()).toMatchObject({ isComplete: false, takesTransfers: false, paysOut: false })
    const later = new Date(Date.now() + 2 * 86_400_000)
    stripe.fail(true)
    await lookAtPayoutAccounts(getDatabase(), provider.payouts!, later)
    stripe.fail(false)
    expect(await standing()).toMatchObject({ lookedAt: later })
    stripe.accounts.all.set(accountId, account)
  })

  test('gets the price minus tax and fee with the payment, and nothing more by statement', async () => {
    const { id, sessionId } = await pending(accountId)
    await take(stripe.pay(sessionId))
    expect(stripe.chargeOf(sessionId)).toMatchObject({
      amount: 1438,
      transfer: { amount: 1125, destination: accountId },
    })
    expect(await purchaseRow(id)).toMatchObject({ taxCents: 188, feeCents: 125, transferredCents: 1125 })
    expect(await openPayout()).toBe(0)
    const inTwoMonths = new Date(Date.now() + 62 * 86_400_000)
    await makeStatements(getDatabase(), inTwoMonths)
    const [statement] = await listStatementsOf(getDatabase(), creatorId)
    expect(statement).toMatchObject({ salesCents: 1250, feeCents: 125, transferredCents: 1125, payoutCents: 0 })
    expect(statement!.paidAt, 'there is nothing to pay').toBeInstanceOf(Date)
    expect(await sumRevenue(getDatabase(), creatorId)).toMatchObject({ revenueCents: 1250, feeCents: 125 })
  })

  test('a refund takes the share back in the same call; earlier sales are left to the statements', async () => {
    const [mine, before] = [await pending(accountId), await pending()]
    for (const { sessionId } of [mine, before]) await take(stripe.pay(sessionId))
    expect(await openPayout()).toBe(1125)
    for (const { id } of [mine, before]) await tell(id, await provider.refund(await purchaseRow(id)))
    const asked = stripe.asked.filter(({ path }) => path === '/v1/refunds').slice(-2)
    expect(asked.map(({ fields }) => fields['reverse_transfer'])).toEqual(['true', undefined])
    expect(await purchaseRow(mine.id)).toMatchObject({ status: 'refunded', transferReversedCents: 1125 })
    expect(await openPayout()).toBe(0)
  })

  test('a buyer is refunded even when the account cannot return its share; the creator owes it', async () => {
    const [refused, sale] = [await pending(accountId), await pending(accountId)]
    for (const { sessionId } of [refused, sale]) await take(stripe.pay(sessionId))
    stripe.reversals(false)
    stripe.refunds('refuse')
    await expect(provider.refund(await purchaseRow(refused.id))).rejects.toMatchObject({ code: 'refundRefused' })
    stripe.refunds('work')
    // Twice, as after a lost answer
    for (let twice = 0; twice < 2; twice++) await tell(sale.id, await provider.refund(await purchaseRow(sale.id)))
    stripe.reversals(true)
    expect(await purchaseRow(sale.id)).toMatchObject({ status: 'refunded', refundedCents: 1438 })
    expect(stripe.chargeOf(sale.sessionId).transfer).toMatchObject({ amount: 1125, amount_reversed: 0 })
    expect(await openPayout()).toBe(-1125)
  })

  test('a lost dispute leaves a debt on the statement until the share is taken back at Stripe', async () => {
    const { id, sessionId } = await pending(accountId)
    await take(stripe.pay(sessionId))
    await take(stripe.dispute(sessionId, 'lost'))
    expect(await openPayout()).toBe(-1125)
    // No event has named the charge by its own id yet
    await getDatabase().update(purchases).set({ chargeId: null }).where(eq(purchases.id, id))
    expect(await take(stripe.reverse(sessionId, 1125))).toBe('taken')
    expect(await openPayout()).toBe(0)
  })

  test('an account that takes no transfers makes the session fail with that reason', async () => {
    stripe.accounts.of(accountId).capabilities.transfers = 'inactive'
    await expect(pending(accountId)).rejects.toThrow(TransferRefused)
  })

  const step = fc.record({
    connected: fc.boolean(),
    after: fc.constantFrom(
      'keep',
      'keep',
      'refund',
      'refundKept',
      'part',
      'lose',
      'win',
      'flag',
      'flag',
      'reverseAll',
      'reversePart',
    ),
  })

  test('transfers and statements add up to the creator’s share, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), fc.boolean(), async (steps, stateEarly) => {
        for (const table of [payoutStatements, entitlements, purchases]) await getDatabase().delete(table)
        const sold: { sessionId: string; after: string; id: string; connected: boolean }[] = []
        for (const { connected, after } of steps) {
          const sale = await pending(connected ? accountId : null)
          await take(stripe.pay(sale.sessionId))
          sold.push({ ...sale, after, connected })
        }
        if (stateEarly) await makeStatements(getDatabase(), new Date(Date.now() + 40 * 86_400_000))
        for (const { id, sessionId, after, connected } of sold) {
          stripe.reversals(after !== 'refundKept')
          if (after.startsWith('refund')) await tell(id, await provider.refund(await purchaseRow(id)))
          if (after === 'part') await take(stripe.refund(sessionId, 333))
          if (after === 'flag')
            await getDatabase().update(purchases).set({ flag: 'mismatch' }).where(eq(purchases.id, id))
          if (after === 'lose') await take(stripe.dispute(sessionId, 'lost'))
          if (after === 'win') await take(stripe.dispute(sessionId, 'won'))
          if (after === 'reverseAll' && connected) await take(stripe.reverse(sessionId, 1125))
          if (after === 'reversePart' && connected) await take(stripe.reverse(sessionId, 17))
        }
        const atStripe = sold
          .map(({ sessionId }) => stripe.chargeOf(sessionId).transfer)
          .reduce((sum, transfer) => sum + (transfer ? transfer.amount - transfer.amount_reversed : 0), 0)
        await makeStatements(getDatabase(), new Date(Date.now() + 100 * 86_400_000))
        const stated = (await listStatementsOf(getDatabase(), creatorId)).reduce((sum, row) => sum + row.payoutCents, 0)
        const { revenueCents, feeCents } = await sumRevenue(getDatabase(), creatorId)
        expect(atStripe + stated + (await openPayout())).toBe(revenueCents - feeCents)
      }),
      { numRuns: 15 },
    )
  }, 120_000)
})
