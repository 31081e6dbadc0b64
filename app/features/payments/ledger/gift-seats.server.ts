import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { purchases } from '#database/schema/payments.ts'

/** Of a purchase: a gift that is paid for, and neither refunded nor lost. */
export const giftStands = and(
  isNotNull(purchases.giftSeats),
  inArray(purchases.status, ['paid', 'disputed']),
  isNull(purchases.flag),
)

/** Of a purchase: how many were bought. */
export const quantityOf = sql<number>`coalesce(purchases.gift_seats, 1)`

/** Of a purchase: how many of its seats somebody has taken. */
export const seatsRedeemed = sql<number>`(select count(*)::int from gift_redemptions g where g.purchase_id = purchases.id)`
