import { and, inArray, isNull, ne, sql } from 'drizzle-orm'
import { purchases } from '#database/schema/payments.ts'

/** Money that came and stayed, or went back: no test purchases, nothing disputed or lost, nothing flagged. */
export const countsAsRevenue = and(
  ne(purchases.provider, 'test'),
  inArray(purchases.status, ['paid', 'refunded']),
  isNull(purchases.flag),
)

/** Cents, paid minus refunded, before tax and before the platform's share. */
export const revenueSum =
  sql<number>`coalesce(sum(${purchases.amountCents} - ${purchases.refundedAmountCents}), 0)`.mapWith(Number)

/** Cents: the platform's share of what stayed. */
export const feeSum = sql<number>`coalesce(sum(${purchases.feeCents} - ${purchases.refundedFeeCents}), 0)`.mapWith(
  Number,
)
