import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { quantityOf } from '#app/features/payments/ledger/gift-seats.server.ts'
import { countsAsRevenue, feeSum, revenueSum } from '#app/features/payments/ledger/revenue.server.ts'
import { isEntered, shareKept } from '#app/features/payments/ledger/entries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { adventures } from '#database/schema/adventures.ts'
import { priceChanges, purchases } from '#database/schema/payments.ts'

export const salesPerPage = 25

/** Nothing about the buyer but the language. */
const columns = {
  id: purchases.id,
  /** One title for all sales of an adventure; the payment's own when the adventure is gone. */
  adventureTitle: sql<string>`coalesce(${adventures.title}, ${purchases.adventureTitle})`,
  language: purchases.language,
  quantity: quantityOf,
  amountCents: purchases.amountCents,
  refundedAmountCents: purchases.refundedAmountCents,
  feeCents: purchases.feeCents,
  refundedFeeCents: purchases.refundedFeeCents,
  /** What co-authors keep of it. */
  sharedCents: sql<number>`coalesce((select sum(${shareKept}) from purchase_shares s
    join purchases p on p.id = s.purchase_id where s.purchase_id = ${purchases.id}), 0)::float8`,
  currency: purchases.currency,
  provider: purchases.provider,
  status: purchases.status,
  paidAt: purchases.paidAt,
  refundedAt: purchases.refundedAt,
  disputeOpenedAt: purchases.disputeOpenedAt,
}

/** Flagged payments are no sales: they give nobody anything. */
const isSaleOf = (creatorId: string) =>
  and(
    eq(purchases.creatorId, creatorId),
    inArray(purchases.status, ['paid', 'refunded', 'disputed', 'lost']),
    isNotNull(purchases.paidAt),
    isNull(purchases.flag),
  )

const salesOf = (database: Queryable, creatorId: string) =>
  database
    .select(columns)
    .from(purchases)
    .leftJoin(adventures, eq(adventures.id, purchases.adventureId))
    .where(isSaleOf(creatorId))
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
    .$dynamic()

export type SaleRow = Awaited<ReturnType<typeof salesOf>>[number]

/** Newest first; a page after the last is the last. */
export async function listSales(database: Queryable, creatorId: string, asked: number) {
  const [found] = await database.select({ total: count() }).from(purchases).where(isSaleOf(creatorId))
  const total = found?.total ?? 0
  const { page, pages, offset } = pageOf(asked, total, salesPerPage)
  const rows = await salesOf(database, creatorId).limit(salesPerPage).offset(offset)
  return { total, page, pages, rows }
}

const rowsAtOnce = 1_000

/** All of them, newest first, in batches, so that a year's sales are not in memory together. */
export async function* readAllSales(database: Queryable, creatorId: string): AsyncGenerator<SaleRow[]> {
  let last: SaleRow | undefined
  do {
    const before =
      last && sql`(${purchases.paidAt}, ${purchases.id}) < (select paid_at, id from purchases where id = ${last.id})`
    const rows = await salesOf(database, creatorId)
      .where(and(isSaleOf(creatorId), before))
      .limit(rowsAtOnce)
    yield rows
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
  } while (last)
}

/** Cents, without test purchases. `given`: to co-authors; `received`: of works of others. */
export async function sumRevenue(database: Queryable, creatorId: string) {
  const [[sums], { rows }] = await Promise.all([
    database
      .select({ revenueCents: revenueSum, feeCents: feeSum })
      .from(purchases)
      .where(and(eq(purchases.creatorId, creatorId), countsAsRevenue)),
    database.execute<{ givenCents: number; receivedCents: number }>(sql`
      select ${keptWhere(sql`p.creator_id = ${creatorId}`)} as "givenCents",
        ${keptWhere(sql`s.user_id = ${creatorId}`)} as "receivedCents"`),
  ])
  return { ...sums!, ...rows[0]! }
}

const keptWhere = (whose: SQL) => sql`(
  select coalesce(sum(${shareKept}), 0)::float8 from purchase_shares s join purchases p on p.id = s.purchase_id
  where ${isEntered} and p.flag is null and ${whose})`

/** `adventureId`: null for works that are gone. */
export type ShareOfWork = { adventureId: string | null; title: string; sales: number; cents: number }

/** What somebody gets of works of others, by work, the newest payment first; without test purchases. */
export async function listShares(database: Queryable, userId: string): Promise<ShareOfWork[]> {
  const { rows } = await database.execute<ShareOfWork>(sql`
    select p.adventure_id as "adventureId", coalesce(a.title, max(p.adventure_title)) as title, count(*)::int as sales,
      coalesce(sum(${shareKept}), 0)::float8 as cents
    from purchase_shares s join purchases p on p.id = s.purchase_id left join adventures a on a.id = p.adventure_id
    where s.user_id = ${userId} and ${isEntered} and p.flag is null
    group by p.adventure_id, a.title, case when a.id is null then p.adventure_title end order by max(p.paid_at) desc`)
  return rows
}

/** The prices that visitors saw of a creator's adventures, newest first. */
export const listPrices = (database: Queryable, creatorId: string) =>
  database
    .select({
      adventureId: adventures.id,
      title: adventures.title,
      priceCents: priceChanges.priceCents,
      since: priceChanges.createdAt,
    })
    .from(priceChanges)
    .innerJoin(adventures, eq(adventures.id, priceChanges.adventureId))
    .where(and(eq(adventures.creatorId, creatorId), isNull(adventures.deletedAt)))
    .orderBy(asc(adventures.title), asc(adventures.id), desc(priceChanges.createdAt), desc(priceChanges.id))
