import { findGift, keepGift } from '#app/features/payments/gifts/gift-rows.server.ts'
import type { Gift } from '#app/features/payments/gifts/gift-form.schema.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { buildPurchase } from './build-purchase.ts'

type Values = Parameters<typeof buildPurchase>[1] & Partial<Gift>

/** A purchase that is a gift, paid unless said otherwise, with its code. */
export async function buildGift(
  database: Database,
  { seats = 1, message = '', language = 'en', forSession, ...values }: Values,
): Promise<{ id: string; code: string }> {
  const { id } = await buildPurchase(database, { ...values, language, giftSeats: seats })
  await database.transaction((transaction) =>
    keepGift(transaction, id, { seats, message, language, ...(forSession && { forSession }) }),
  )
  const { code } = (await findGift(database, id))!
  if (code === null) throw new Error('the code of a new gift cannot be read')
  return { id, code }
}
