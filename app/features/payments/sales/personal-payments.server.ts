import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { quantityOf } from '#app/features/payments/ledger/gift-seats.server.ts'
import { forgetSeller } from './forget-seller.server.ts'
import { makeLastStatement } from '#app/features/payments/sales/statements.server.ts'
import {
  entitlements,
  giftRedemptions,
  gifts,
  payoutAccounts,
  payoutStatements,
  purchases,
  purchaseShares,
} from '#database/schema/payments.ts'

/** The ledger stays without names, and a last statement says what it owes; texts that somebody wrote about a payment
 * are deleted. */
export const personalPayments: PersonalPart = {
  exports: (database, userId) =>
    Promise.resolve([
      {
        path: 'purchases.json',
        read: async () => ({
          purchases: await purchasesOf(database, userId),
          redeemedGifts: await redeemedBy(database, userId),
          mayPlay: await entitlementsOf(database, userId),
          sales: await salesOf(database, userId),
          shares: await sharesOf(database, userId),
          statements: await statementsOf(database, userId),
          payoutAccount: await payoutAccountOf(database, userId),
        }),
      },
    ]),

  async erase(transaction, userId) {
    await forgoShares(transaction, userId)
    await makeLastStatement(transaction, userId)
    await forgetSeller(transaction, userId)
    await transaction.update(purchases).set({ refundReason: null }).where(eq(purchases.buyerId, userId))
    const bought = transaction.select({ id: purchases.id }).from(purchases).where(eq(purchases.buyerId, userId))
    await transaction.update(gifts).set({ message: null, forSession: null }).where(inArray(gifts.purchaseId, bought))
    return []
  },
}

/** Of payments that have not come yet: those stay whole with the owner of the work. Before the last statement, which
 * then has all that are left. */
async function forgoShares(transaction: Transaction, userId: string): Promise<void> {
  const unpaid = transaction.select({ id: purchases.id }).from(purchases).where(isNull(purchases.paidAt))
  await transaction
    .delete(purchaseShares)
    .where(and(eq(purchaseShares.userId, userId), inArray(purchaseShares.purchaseId, unpaid)))
}

const purchasesOf = (database: Queryable, userId: string) =>
  database
    .select({
      adventureId: purchases.adventureId,
      adventureTitle: purchases.adventureTitle,
      amountCents: purchases.amountCents,
      taxCents: purchases.taxCents,
      totalCents: purchases.totalCents,
      chargedCents: purchases.chargedCents,
      chargedCurrency: purchases.chargedCurrency,
      chargedRefundedCents: purchases.chargedRefundedCents,
      refundedCents: purchases.refundedCents,
      currency: purchases.currency,
      status: purchases.status,
      provider: purchases.provider,
      sessionId: purchases.sessionId,
      paymentIntentId: purchases.paymentIntentId,
      chargeId: purchases.chargeId,
      paidAt: purchases.paidAt,
      refundedAt: purchases.refundedAt,
      refundReason: purchases.refundReason,
      giftSeats: purchases.giftSeats,
      giftMessage: gifts.message,
      forSession: gifts.forSession,
      giftLanguage: gifts.language,
      refundAskedAt: purchases.refundAskedAt,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .leftJoin(gifts, eq(gifts.purchaseId, purchases.id))
    .where(eq(purchases.buyerId, userId))
    .orderBy(asc(purchases.createdAt))

/** Without the givers. */
const redeemedBy = (database: Queryable, userId: string) =>
  database
    .select({
      adventureId: purchases.adventureId,
      adventureTitle: purchases.adventureTitle,
      redeemedAt: giftRedemptions.createdAt,
    })
    .from(giftRedemptions)
    .innerJoin(purchases, eq(purchases.id, giftRedemptions.purchaseId))
    .where(eq(giftRedemptions.userId, userId))
    .orderBy(asc(giftRedemptions.createdAt))

const entitlementsOf = (database: Queryable, userId: string) =>
  database
    .select({
      adventureId: entitlements.adventureId,
      source: entitlements.source,
      since: entitlements.createdAt,
      takenBackAt: entitlements.takenBackAt,
    })
    .from(entitlements)
    .where(eq(entitlements.userId, userId))
    .orderBy(asc(entitlements.createdAt))

/** Without the buyers. */
const salesOf = (database: Queryable, userId: string) =>
  database
    .select({
      adventureId: purchases.adventureId,
      adventureTitle: purchases.adventureTitle,
      quantity: quantityOf,
      amountCents: purchases.amountCents,
      refundedCents: purchases.refundedAmountCents,
      feeCents: purchases.feeCents,
      sharedCents: purchases.sharedCents,
      payoutAccountId: purchases.payoutAccountId,
      currency: purchases.currency,
      status: purchases.status,
      paidAt: purchases.paidAt,
    })
    .from(purchases)
    .where(eq(purchases.creatorId, userId))
    .orderBy(asc(purchases.createdAt))

/** Of works of others. */
const sharesOf = (database: Queryable, userId: string) =>
  database
    .select({
      adventureId: purchases.adventureId,
      adventureTitle: purchases.adventureTitle,
      cents: purchaseShares.cents,
      currency: purchases.currency,
      status: purchases.status,
      paidAt: purchases.paidAt,
    })
    .from(purchaseShares)
    .innerJoin(purchases, eq(purchases.id, purchaseShares.purchaseId))
    .where(eq(purchaseShares.userId, userId))
    .orderBy(asc(purchases.createdAt))

const statementsOf = (database: Queryable, userId: string) =>
  database
    .select()
    .from(payoutStatements)
    .where(eq(payoutStatements.creatorId, userId))
    .orderBy(asc(payoutStatements.month))

const payoutAccountOf = async (database: Queryable, userId: string) =>
  (await database.select().from(payoutAccounts).where(eq(payoutAccounts.creatorId, userId)))[0] ?? null
