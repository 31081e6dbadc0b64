import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { mayPlayStill } from '#app/features/payments/ledger/entitled.server.ts'
import { seatsRedeemed } from '#app/features/payments/ledger/gift-seats.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { purchases } from '#database/schema/payments.ts'

export const purchasesPerPage = 20

const columns = {
  ...getTableColumns(purchases),
  sellerName: users.name,
  seatsRedeemed,
  kind: adventures.kind,
  mayPlay: mayPlayStill(sql`${purchases.buyerId}`),
}

/** What somebody paid for, newest first. @param page from 1 */
export const listPurchases = (database: Queryable, buyerId: string, page: number) =>
  database
    .select({ ...columns, inAll: sql<number>`count(*) over ()::int` })
    .from(purchases)
    .leftJoin(users, eq(users.id, purchases.creatorId))
    .leftJoin(adventures, eq(adventures.id, purchases.adventureId))
    .where(and(eq(purchases.buyerId, buyerId), isNotNull(purchases.paidAt)))
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
    .limit(purchasesPerPage)
    .offset((page - 1) * purchasesPerPage)

/** Undefined for everyone but the buyer. The id must be a UUID. */
export async function findPurchase(database: Queryable, buyerId: string, purchaseId: string) {
  const [row] = await database
    .select(columns)
    .from(purchases)
    .leftJoin(users, eq(users.id, purchases.creatorId))
    .leftJoin(adventures, eq(adventures.id, purchases.adventureId))
    .where(and(eq(purchases.id, purchaseId), eq(purchases.buyerId, buyerId), isNotNull(purchases.paidAt)))
  return row
}

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>
