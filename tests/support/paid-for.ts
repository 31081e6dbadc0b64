import type pg from 'pg'
import { newId } from '#app/shared/ids.ts'

/** A test purchase with its entitlement, beside the server. @returns the id of the purchase */
export async function payFor(database: pg.Pool, email: string, adventureId: string): Promise<string> {
  const id = newId()
  await database.query(
    `insert into purchases (id, buyer_id, creator_id, adventure_id, adventure_title, language, amount_cents, total_cents, fee_cents, status, provider, paid_at)
     select $1, u.id, a.creator_id, a.id, a.title, 'en', a.price_cents, a.price_cents, a.price_cents / 10, 'paid', 'test', now()
     from users u, adventures a where u.email = $2 and a.id = $3`,
    [id, email, adventureId],
  )
  await database.query(
    `insert into entitlements (id, user_id, adventure_id, source, purchase_id)
     select $1, buyer_id, adventure_id, 'purchase', id from purchases where id = $2`,
    [newId(), id],
  )
  return id
}

/** A gift of two seats that is paid for, beside the server. @returns the id of the purchase */
export async function give(database: pg.Pool, email: string, adventureId: string): Promise<string> {
  const id = newId()
  await database.query(
    `insert into purchases (id, buyer_id, creator_id, adventure_id, adventure_title, language, amount_cents, total_cents, fee_cents, gift_seats, status, provider, paid_at)
     select $1, u.id, a.creator_id, a.id, a.title, 'en', a.price_cents * 2, a.price_cents * 2, a.price_cents / 5, 2, 'paid', 'test', now()
     from users u, adventures a where u.email = $2 and a.id = $3`,
    [id, email, adventureId],
  )
  await database.query(
    `insert into gifts (purchase_id, code_hash, sealed_code, message, language) values ($1, $2, 'v1.of.no.secret', 'Enjoy!', 'en')`,
    [id, `hash of ${id}`],
  )
  return id
}
