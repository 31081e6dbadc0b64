import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { purchases } from '#database/schema/payments.ts'

/** Whether a purchase is a gift that is paid for, and neither refunded nor lost. */
export const giftStands = and(
  isNotNull(purchases.giftSeats),
  inArray(purchases.status, ['paid', 'disputed']),
  isNull(purchases.flag),
)

/** How many seats of a purchase were bought. */
export const quantityOf = sql<number>`coalesce(purchases.gift_seats, 1)`

/** How many seats of a purchase have been taken. */
export const seatsRedeemed = sql<number>`(select count(*)::int from gift_redemptions g
  where g.purchase_id = purchases.id)`
