import { sql } from 'drizzle-orm'

/** SQL on `purchases`: it is a gift that is paid for, and neither refunded nor lost. */
export const giftStandsText = `(purchases.gift_seats is not null and purchases.status in ('paid', 'disputed')
  and purchases.flag is null)`

/** The same for each row. */
export const giftStands = sql<boolean>`${sql.raw(giftStandsText)}`

/** How many seats of a purchase were bought. */
export const quantityOf = sql<number>`coalesce(purchases.gift_seats, 1)`

/** How many seats of a purchase have been taken. */
export const seatsRedeemed = sql<number>`(select count(*)::int from gift_redemptions g
  where g.purchase_id = purchases.id)`
