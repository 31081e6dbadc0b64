import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entitles, paymentStatus } from '#app/features/payments/payment-status.ts'
import { platformFee } from '#app/features/payments/platform-fee.ts'
import { withNews } from './with-news.ts'
import type { PaymentNews } from './with-news.ts'
import type { Purchase } from './payment-changes.server.ts'

const row = {
  amountCents: 1000,
  totalCents: 1000,
  currency: 'CAD',
  status: 'pending',
  refundedCents: 0,
  chargedRefundedCents: 0,
  chargedCents: null,
  chargedCurrency: null,
  flag: null,
  sessionId: null,
  paymentIntentId: null,
  chargeId: null,
  completedAt: null,
  paidAt: null,
  failedAt: null,
  expiredAt: null,
  disputeOpenedAt: null,
  disputeWonAt: null,
  disputeLostAt: null,
  refundedAt: null,
  refundFailedAt: null,
  gstCents: null,
  qstCents: null,
  transferReversedCents: 0,
  transferReversedAt: null,
} as unknown as Purchase

const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, second))
const taxes = { gstCents: 50, qstCents: 100 }
const charged = { totalCents: 1150, priceCents: 1000, currency: 'cad' }

const news: Record<string, PaymentNews> = {
  completed: { completedAt: at(1), charged, sessionId: 's' },
  succeeded: { completedAt: at(2), paidAt: at(2), charged, taxes, sessionId: 's', paymentIntentId: 'p' },
  failed: { completedAt: at(3), failedAt: at(3), charged },
  partlyRefunded: { refunded: { cents: 300, whole: false, at: at(4) }, charged: { totalCents: 1150, currency: 'cad' } },
  refunded: { refunded: { cents: 1150, whole: true, at: at(4) }, charged: { totalCents: 1150, currency: 'cad' } },
  disputed: { disputeOpenedAt: at(5), chargeId: 'c' },
  won: { disputeOpenedAt: at(5), disputeWonAt: at(6), chargeId: 'c', reversed: { cents: 100, at: at(7) } },
  lost: { disputeOpenedAt: at(5), disputeLostAt: at(7), chargeId: 'c', reversed: { cents: 200, at: at(8) } },
}

const told = (all: readonly PaymentNews[]): Purchase => all.reduce(withNews, row)

type Told = { once: Purchase; twice: Purchase; order: PaymentNews[] }

/** Applies each item twice in a row; a prefix that several orders share is applied only once. */
function* allOrders(left: readonly PaymentNews[], so: Told = { once: row, twice: row, order: [] }): Generator<Told> {
  if (left.length === 0) yield so
  for (const [at, next] of left.entries()) {
    const { once, twice, order } = so
    yield* allOrders(left.toSpliced(at, 1), {
      once: withNews(once, next),
      twice: withNews(withNews(twice, next), next),
      order: [...order, next],
    })
  }
}

test.each([
  { without: 'refunded', status: 'lost', refundedCents: 300 },
  { without: 'partlyRefunded', status: 'lost', refundedCents: 1150 },
  { without: 'lost', status: 'refunded', refundedCents: 1150 },
])('F3: all orders of all news but $without, each applied twice, end the same', ({ without, ...end }) => {
  const all = Object.entries(news).flatMap(([name, each]) => (name === without ? [] : [each]))
  const ends = new Set<string>()
  let orders = 0
  for (const { once, twice, order } of allOrders(all)) {
    orders++
    for (const row of [once, twice, order.reduce(withNews, once)]) ends.add(JSON.stringify(row))
  }
  expect(orders).toBe(5040)
  expect([...ends]).toHaveLength(1)
  expect({ ...told(all), status: paymentStatus(told(all)) }).toMatchObject({ ...end, ...taxes })
  expect(entitles(paymentStatus(told(all)), null)).toBe(false)
})

test('F3: every set of news has one end, in whatever order and however often it arrives', () => {
  const names = Object.keys(news)
  fc.assert(
    fc.property(
      fc
        .subarray(names, { minLength: 1 })
        .chain((some) =>
          fc.tuple(
            fc.constant(some),
            fc.array(fc.constantFrom(...some), { maxLength: 12 }),
            fc.infiniteStream(fc.nat()),
          ),
        ),
      ([some, again, numbers]) => {
        const mixed = [...some, ...again].toSorted(() => (numbers.next().value % 2 === 0 ? 1 : -1))
        expect(told(mixed.map((name) => news[name]!))).toEqual(told(some.map((name) => news[name]!)))
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['pending', ['completed']],
  ['paid', ['completed', 'succeeded']],
  ['paid', ['failed', 'succeeded']],
  ['failed', ['completed', 'failed']],
  ['paid', ['succeeded', 'partlyRefunded']],
  ['disputed', ['succeeded', 'disputed']],
  ['paid', ['succeeded', 'disputed', 'won']],
  ['lost', ['succeeded', 'disputed', 'lost']],
  ['refunded', ['refunded', 'succeeded']],
  ['lost', ['refunded', 'succeeded', 'lost']],
  ['pending', ['disputed']],
] as const)('a payment is %s after %j', (status, names) => {
  expect(paymentStatus(told(names.map((name) => news[name]!)))).toBe(status)
})

test.each([
  { totalCents: 1150, priceCents: 999, currency: 'cad' },
  { totalCents: 999, currency: 'cad' },
  { totalCents: 1150, priceCents: 1000, currency: 'usd' },
])('F1: %j is not what was agreed: flagged, with the actual figures', (other) => {
  const end = told([{ paidAt: at(1), completedAt: at(1), charged: other }])
  expect(end).toMatchObject({ flag: 'mismatch', totalCents: 1000 })
  expect(entitles(paymentStatus(end), end.flag)).toBe(false)
})

test.each([
  ['a part of more than was agreed', 5000, 'cad', { cents: 2000, whole: false }, 400, 'paid'],
  ['all but a cent of more', 5000, 'cad', { cents: 4999, whole: false }, 999, 'paid'],
  ['a part of less', 500, 'cad', { cents: 300, whole: false }, 600, 'paid'],
  ['less than a cent of what was agreed', 100_000, 'jpy', { cents: 50, whole: false }, 0, 'paid'],
  ['a part in another currency', 1000, 'usd', { cents: 1, whole: false }, 1, 'paid'],
  ['all of more', 5000, 'cad', { cents: 5000, whole: true }, 1000, 'refunded'],
])('after a mismatch %s is refunded: %i %s', (_, totalCents, currency, refund, refundedCents, status) => {
  const taken: PaymentNews = { paidAt: at(1), charged: { totalCents, priceCents: totalCents, currency } }
  const back: PaymentNews = { charged: { totalCents, currency }, refunded: { ...refund, at: at(2) } }
  for (const end of [told([taken, back]), told([back, taken]), told([taken, back, back])])
    expect({ ...end, status: paymentStatus(end) }).toMatchObject({
      flag: 'mismatch',
      totalCents: 1000,
      chargedCents: totalCents,
      chargedRefundedCents: refund.cents,
      refundedCents,
      status,
    })
})

test('taxes greater than the tax of this payment are not believed', () => {
  const end = told([{ paidAt: at(1), charged, taxes: { gstCents: 100, qstCents: 100 } }])
  expect(end).toMatchObject({ taxCents: 150, gstCents: null, qstCents: null })
})

test('the share of the platform is in whole cents', () => {
  expect([platformFee(1250, 10), platformFee(1255, 10), platformFee(999, 12.5), platformFee(1250, 0)]).toEqual([
    125, 126, 125, 0,
  ])
})
