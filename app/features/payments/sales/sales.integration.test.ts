import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { EntrySums } from '#app/features/payments/ledger/entries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { users } from '#database/schema/accounts.ts'
import { entitlements, payoutStatements, purchases, purchaseShares } from '#database/schema/payments.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { listDays } from './day-totals.queries.server.ts'
import { personalPayments } from './personal-payments.server.ts'
import { presentSale } from './sale.present.ts'
import type { Sale } from './sale.present.ts'
import { listSales, listShares, readAllSales, salesPerPage, sumRevenue } from './sales.queries.server.ts'
import {
  findUnpaidStatement,
  listStatements,
  listStatementsOf,
  makeLastStatement,
  makeStatements,
  markStatementPaid,
  payoutOf,
  sumUnstated,
} from './statements.server.ts'
import type { Statement } from './statements.server.ts'

useDatabase()

beforeEach(async () => {
  await getDatabase().delete(payoutStatements)
  await getDatabase().delete(entitlements)
  await getDatabase().delete(purchases)
})

type Facts = Omit<Partial<typeof purchases.$inferInsert>, 'buyerId' | 'adventureId'>

async function openShop() {
  const creator = await buildUser(getDatabase())
  const adventure = await buildAdventure(getDatabase(), {
    creatorId: creator.id,
    title: 'The attic',
    priceCents: 1_000,
  })
  const sell = async (facts: Facts = {}) =>
    buildPurchase(getDatabase(), {
      buyerId: (await buildUser(getDatabase())).id,
      adventureId: adventure.id,
      provider: 'stripe',
      ...facts,
    })
  return { creatorId: creator.id, sell }
}

const change = (id: string, facts: Facts) => getDatabase().update(purchases).set(facts).where(eq(purchases.id, id))

const at = (moment: string) => new Date(moment)
const summary = async (creatorId: string) =>
  (await listStatementsOf(getDatabase(), creatorId))
    .reverse()
    .map(({ month, purchaseCount, salesCents, takenBackCents, feeCents, payoutCents }) => [
      month,
      purchaseCount,
      salesCents,
      takenBackCents,
      feeCents,
      payoutCents,
    ])

test('creators get their own sales, newest first, paged, and nothing about the buyer', async () => {
  const [mine, other] = [await openShop(), await openShop()]
  await other.sell()
  for (let day = 1; day <= salesPerPage + 1; day++)
    await mine.sell({ paidAt: at(`2026-10-${String(day).padStart(2, '0')}T12:00:00Z`) })
  await mine.sell({ status: 'pending' })
  await mine.sell({ status: 'failed' })
  await mine.sell({ flag: 'paid_twice' })
  const first = await listSales(getDatabase(), mine.creatorId, 1)
  expect([first.total, first.pages, first.rows.length]).toEqual([salesPerPage + 1, 2, salesPerPage])
  const last = await listSales(getDatabase(), mine.creatorId, 99)
  expect([last.page, last.rows.length]).toEqual([2, 1])
  const days = [...first.rows, ...last.rows].map(({ paidAt }) => paidAt!.toISOString())
  expect(days).toEqual([...days].sort().reverse())
  expect(Object.keys(presentSale(first.rows[0]!)).sort()).toEqual([
    'amountCents',
    'currency',
    'feeCents',
    'id',
    'isTest',
    'language',
    'ownCents',
    'paidAt',
    'quantity',
    'sharedCents',
    'status',
    'takenBackAt',
    'takenBackCents',
    'title',
  ])
})

test('months end at midnight in Montréal, and a refund counts in the month when it happens', async () => {
  const { creatorId, sell } = await openShop()
  await sell({ paidAt: at('2026-07-01T03:59:59.999Z') })
  const refunded = await sell({ paidAt: at('2026-07-01T04:00:00Z'), taxCents: 150 })
  await sell({ paidAt: at('2026-12-01T04:59:59.999Z') })
  await sell({ paidAt: at('2026-12-01T05:00:00Z') })
  await change(refunded.id, { refundedCents: 575, refundedAt: at('2026-12-01T04:59:59.999Z') })
  expect(await makeStatements(getDatabase(), at('2026-12-01T04:59:59Z'))).toBe(2)
  expect(await makeStatements(getDatabase(), at('2026-12-01T05:00:00Z'))).toBe(1)
  expect(await makeStatements(getDatabase(), at('2026-12-01T05:00:00Z'))).toBe(0)
  expect(await summary(creatorId)).toEqual([
    ['2026-06', 1, 1_000, 0, 100, 900],
    ['2026-07', 1, 1_000, 0, 100, 900],
    ['2026-11', 1, 1_000, 500, 50, 450],
  ])
  expect(await sumUnstated(getDatabase(), creatorId)).toMatchObject({ payments: 1, salesCents: 1_000, feeCents: 100 })
})

test('a dispute takes back, a won one gives back, and late news go onto the next statement', async () => {
  const { creatorId, sell } = await openShop()
  const sold = await sell({ paidAt: at('2026-01-10T12:00:00Z') })
  await makeStatements(getDatabase(), at('2026-02-02T12:00:00Z'))
  await change(sold.id, { status: 'disputed', disputeOpenedAt: at('2026-02-05T12:00:00Z') })
  await makeStatements(getDatabase(), at('2026-03-02T12:00:00Z'))
  await change(sold.id, { status: 'paid', disputeWonAt: at('2026-03-05T12:00:00Z') })
  // Paid in January; not reported to us until March
  await sell({ paidAt: at('2026-01-31T12:00:00Z') })
  await makeStatements(getDatabase(), at('2026-04-02T12:00:00Z'))
  expect(await summary(creatorId)).toEqual([
    ['2026-01', 1, 1_000, 0, 100, 900],
    ['2026-02', 0, 0, 1_000, -100, -900],
    ['2026-03', 1, 1_000, -1_000, 200, 1_800],
  ])
})

test('several processes make the statements of a month once', async () => {
  const { creatorId, sell } = await openShop()
  await sell({ paidAt: at('2026-01-10T12:00:00Z') })
  const made = await Promise.all(
    Array.from({ length: 5 }, () => makeStatements(getDatabase(), at('2026-03-02T12:00:00Z'))),
  )
  expect(made.toSorted()).toEqual([0, 0, 0, 0, 1])
  expect(await summary(creatorId)).toHaveLength(1)
})

test('a statement is marked as paid once, and waiting ones come first', async () => {
  const { creatorId, sell } = await openShop()
  await sell({ paidAt: at('2026-01-10T12:00:00Z') })
  await sell({ paidAt: at('2026-02-10T12:00:00Z') })
  await makeStatements(getDatabase(), at('2026-03-02T12:00:00Z'))
  const { statements } = await listStatements(getDatabase(), 1)
  expect(statements.map(({ month }) => month)).toEqual(['2026-02', '2026-01'])
  expect(await findUnpaidStatement(getDatabase(), statements[0]!.id)).toMatchObject({ openCents: 1_800 })
  const paid = { statementId: statements[0]!.id, by: (await buildUser(getDatabase())).id }
  expect(await markStatementPaid(getDatabase(), paid)).toBe(true)
  expect(await markStatementPaid(getDatabase(), paid)).toBe(false)
  const again = (await listStatements(getDatabase(), 1)).statements
  expect(again.map(({ month, paidAt }) => [month, paidAt !== null])).toEqual([
    ['2026-01', false],
    ['2026-02', true],
  ])
  expect((await listStatementsOf(getDatabase(), creatorId)).map(({ paidAt }) => paidAt !== null)).toEqual([true, false])
})

test('a leaving creator gets a last statement of all unstated sums; others’ months do not change', async () => {
  const [mine, other] = [await openShop(), await openShop()]
  for (const shop of [mine, other]) {
    await shop.sell({ paidAt: at('2026-01-10T12:00:00Z') })
    await shop.sell({ paidAt: at('2026-02-10T12:00:00Z'), taxCents: 150, gstCents: 50, qstCents: 100 })
  }
  await makeStatements(getDatabase(), at('2026-02-12T12:00:00Z'))
  await getDatabase().transaction((tx) => makeLastStatement(tx, mine.creatorId, at('2026-02-15T12:00:00Z')))
  await getDatabase().delete(users).where(eq(users.id, mine.creatorId))
  await other.sell({ paidAt: at('2026-03-10T12:00:00Z') })
  await makeStatements(getDatabase(), at('2026-04-02T12:00:00Z'))
  expect(await summary(other.creatorId)).toEqual([
    ['2026-01', 1, 1_000, 0, 100, 900],
    ['2026-02', 1, 1_000, 0, 100, 900],
    ['2026-03', 1, 1_000, 0, 100, 900],
  ])
  const { statements } = await listStatements(getDatabase(), 1)
  expect(statements.filter(({ creator }) => creator === null)).toMatchObject([
    { month: '2026-02', payoutCents: 900, isLast: true, paidAt: null, taxCents: 150, gstCents: 50, qstCents: 100 },
    { month: '2026-01', payoutCents: 900, isLast: false, paidAt: null },
  ])
})

const day = fc.integer({ min: 0, max: 120 })
const sale = fc.record({
  unitCents: fc.integer({ min: 50, max: 20_000 }),
  giftSeats: fc.constantFrom(null, null, null, 1, 3, 60),
  taxCents: fc.integer({ min: 0, max: 3_000 }),
  feePart: fc.double({ min: 0, max: 1, noNaN: true }),
  paid: day,
  later: day,
  refundedPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  status: fc.constantFrom('paid', 'paid', 'refunded', 'disputed', 'lost', 'pending', 'failed'),
  provider: fc.constantFrom('stripe', 'stripe', 'stripe', 'test'),
  flag: fc.constantFrom(null, null, null, null, 'mismatch', 'paid_twice'),
  payoutAccountId: fc.constantFrom(null, null, 'acct_of_the_creator'),
  reversedPart: fc.constantFrom(0, 0, 0.3, 1),
  /** Of two co-authors, of what the platform leaves. */ shareParts: fc.constantFrom(
    [0, 0],
    [0, 0],
    [0.2, 0],
    [0.4, 0.6],
    [1, 0],
  ),
} as const)

const first = at('2026-01-01T02:00:00Z').getTime()
const dayAt = (days: number) => new Date(first + days * 86_400_000)

test('statements, months and days agree with the ledger to the cent, whatever is sold', async () => {
  const shops = [await openShop(), await openShop()]
  // One who sells, too, and one who does not
  const coAuthors = [shops[0]!.creatorId, (await buildUser(getDatabase())).id]
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 12 }), async (sales) => {
      for (const table of [payoutStatements, entitlements, purchases]) await getDatabase().delete(table)
      for (const [index, drawn] of sales.entries()) {
        const { feePart, paid, later, refundedPart, reversedPart, shareParts, status, unitCents, ...others } = drawn
        const facts = { ...others, amountCents: unitCents * (others.giftSeats ?? 1) }
        const isPart = status === 'paid' && refundedPart > 0
        const changedAt = dayAt(paid + later)
        const feeCents = Math.floor(facts.amountCents * feePart)
        const shop = shops[index % 2]!
        const shares = coAuthors
          .map((userId, at) => ({ userId, cents: Math.floor((facts.amountCents - feeCents) * shareParts[at]!) }))
          .filter(({ userId, cents }) => cents > 0 && userId !== shop.creatorId)
        const sharedCents = shares.reduce((sum, { cents }) => sum + cents, 0)
        const { id } = await shop.sell({
          ...facts,
          sharedCents,
          status,
          feeCents,
          paidAt: dayAt(paid),
          sessionId: newId(),
        })
        for (const share of shares)
          await getDatabase()
            .insert(purchaseShares)
            .values({ ...share, purchaseId: id })
        if (status === 'refunded') await change(id, { refundedAt: changedAt })
        if (status === 'disputed' || status === 'lost') await change(id, { disputeOpenedAt: changedAt })
        if (others.payoutAccountId !== null && reversedPart > 0)
          await change(id, {
            transferReversedCents: Math.floor((facts.amountCents - feeCents - sharedCents) * reversedPart),
            transferReversedAt: changedAt,
          })
        if (isPart)
          await change(id, {
            refundedCents: Math.floor((facts.amountCents + facts.taxCents - 1) * refundedPart),
            refundedAt: changedAt,
          })
      }
      // Some statements while the facts are as they are, and the rest later
      await makeStatements(getDatabase(), dayAt(100))
      await makeStatements(getDatabase(), dayAt(150))
      const { all, days } = await listDays(getDatabase(), 1)
      const inDays = (await pagesOfDays(days)).reduce((sum, { salesCents, takenBackCents, feeCents }) => {
        return sum + salesCents - takenBackCents - feeCents
      }, 0)
      const ledger = await independentSums()
      expect(inDays).toBe(all.salesCents - all.takenBackCents - all.feeCents)
      expect({
        revenue: all.salesCents - all.takenBackCents,
        fee: all.feeCents,
        tax: all.taxCents,
        transferred: all.transferredCents,
      }).toEqual(ledger)
      expect(all.sharedCents, 'what one gives another gets').toBe(0)
      for (const creatorId of [...shops.map((shop) => shop.creatorId), coAuthors[1]!]) {
        const own = await independentSums(creatorId)
        const { given, received } = await independentShares(creatorId)
        const open = await sumUnstated(getDatabase(), creatorId)
        const stated = await listStatementsOf(getDatabase(), creatorId)
        const sum = (of: (row: EntrySums | Statement) => number) =>
          of(open) + stated.reduce((cents, row) => cents + of(row), 0)
        expect({
          revenue: sum((row) => row.salesCents - row.takenBackCents),
          fee: sum((row) => row.feeCents),
          tax: sum((row) => row.taxCents),
          transferred: sum((row) => row.transferredCents),
        }).toEqual(own)
        const paidOut = stated.reduce((cents, row) => cents + row.payoutCents, 0) + payoutOf(open)
        expect(sum((row) => row.sharedCents)).toBe(given - received)
        expect(paidOut, 'each gets their share once').toBe(own.revenue - own.fee - own.transferred - given + received)
        expect(await sumRevenue(getDatabase(), creatorId)).toEqual({
          revenueCents: own.revenue,
          feeCents: own.fee,
          givenCents: given,
          receivedCents: received,
        })
        const works = await listShares(getDatabase(), creatorId)
        expect(works.reduce((cents, work) => cents + work.cents, 0)).toBe(received)
        const listed: Sale[] = []
        for await (const rows of readAllSales(getDatabase(), creatorId)) listed.push(...rows.map(presentSale))
        const real = listed.filter(({ isTest }) => !isTest)
        expect(real.reduce((sum, { ownCents }) => sum + ownCents, 0)).toBe(own.revenue - own.fee - given)
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

async function pagesOfDays(onFirst: Awaited<ReturnType<typeof listDays>>['days']) {
  const all = [...onFirst]
  const { pages } = await listDays(getDatabase(), 1)
  for (let page = 2; page <= pages; page++) all.push(...(await listDays(getDatabase(), page)).days)
  return all
}

/** Written independently of the product's own statements. */
async function independentSums(creatorId: string | null = null) {
  const { rows } = await getDatabase().execute<Record<'revenue' | 'fee' | 'tax' | 'transferred', number>>(sql`
    with mine as (
      select *, flag is null and status = any ('{paid,refunded}') as counts from purchases
      where provider = 'stripe' and status = any ('{paid,refunded,disputed,lost}')
        and (${creatorId}::uuid is null or creator_id = ${creatorId}::uuid)
    )
    select coalesce(sum(amount_cents - refunded_amount_cents) filter (where counts), 0)::float8 as revenue,
      coalesce(sum(fee_cents - refunded_fee_cents) filter (where counts), 0)::float8 as fee,
      coalesce(sum(tax_cents - refunded_cents + refunded_amount_cents) filter (where counts), 0)::float8 as tax,
      coalesce(sum(case when payout_account_id is null then 0 else amount_cents - fee_cents - shared_cents end
        - transfer_reversed_cents), 0)::float8 as transferred
    from mine`)
  return rows[0]!
}

/** What stays of each share, by the facts of its payment. */
async function independentShares(userId: string): Promise<{ given: number; received: number }> {
  const rows = await getDatabase()
    .select({ share: purchaseShares, purchase: purchases })
    .from(purchaseShares)
    .innerJoin(purchases, eq(purchases.id, purchaseShares.purchaseId))
  const sumOf = (kept: typeof rows) =>
    kept.reduce((sum, { share, purchase }) => {
      const isCounted = purchase.provider === 'stripe' && purchase.flag === null
      if (!isCounted || !['paid', 'refunded'].includes(purchase.status)) return sum
      return sum + share.cents - Math.round((share.cents * purchase.refundedCents) / purchase.totalCents)
    }, 0)
  return {
    given: sumOf(rows.filter(({ purchase }) => purchase.creatorId === userId)),
    received: sumOf(rows.filter(({ share }) => share.userId === userId)),
  }
}

test('a co-author’s share is on both statements, and goes back with a refund', async () => {
  const { creatorId, sell } = await openShop()
  const coAuthor = (await buildUser(getDatabase())).id
  const sold = await sell({ paidAt: at('2026-01-10T12:00:00Z'), sharedCents: 180 })
  await getDatabase().insert(purchaseShares).values({ purchaseId: sold.id, userId: coAuthor, cents: 180 })
  await makeStatements(getDatabase(), at('2026-02-02T12:00:00Z'))
  await change(sold.id, { refundedCents: 500, refundedAt: at('2026-02-05T12:00:00Z') })
  await makeStatements(getDatabase(), at('2026-03-02T12:00:00Z'))
  expect(await summary(creatorId)).toEqual([
    ['2026-01', 1, 1_000, 0, 100, 720],
    ['2026-02', 0, 0, 500, -50, -360],
  ])
  expect(await summary(coAuthor)).toEqual([
    ['2026-01', 0, 0, 0, 0, 180],
    ['2026-02', 0, 0, 0, 0, -90],
  ])
})

test('a co-author erased during a checkout leaves their share to the owner, to the cent', async () => {
  const { creatorId, sell } = await openShop()
  const coAuthor = (await buildUser(getDatabase())).id
  const shared = async (facts: Facts) => {
    const sold = await sell({ sharedCents: 180, ...facts })
    await getDatabase().insert(purchaseShares).values({ purchaseId: sold.id, userId: coAuthor, cents: 180 })
    return sold
  }
  await shared({ paidAt: at('2026-01-10T12:00:00Z') })
  // Of the second the provider already knows what goes to the owner's account
  const begun = [await shared({ status: 'pending' })]
  begun.push(await shared({ status: 'pending', payoutAccountId: 'acct_of_the_creator' }))
  await getDatabase().transaction(async (tx) => {
    await personalPayments.erase(tx, coAuthor)
    await tx.delete(users).where(eq(users.id, coAuthor))
  })
  const paidAt = at('2026-01-20T12:00:00Z')
  for (const { id } of begun) await change(id, { status: 'paid', completedAt: paidAt, paidAt })
  await makeStatements(getDatabase(), at('2026-02-02T12:00:00Z'))
  expect(await summary(creatorId)).toEqual([['2026-01', 3, 3_000, 0, 300, 3 * 900 - 180 - 720]])
  const { statements } = await listStatements(getDatabase(), 1)
  expect(statements.map(({ isLast, sharedCents, payoutCents }) => [isLast, sharedCents, payoutCents])).toEqual(
    expect.arrayContaining([
      [true, -180, 180],
      [false, 180, 1_800],
    ]),
  )
  expect(statements).toHaveLength(2)
  expect((await listSales(getDatabase(), creatorId, 1)).rows.map((row) => row.sharedCents).toSorted()).toEqual([
    0, 0, 180,
  ])
})
