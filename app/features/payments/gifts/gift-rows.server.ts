import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { seal, unseal } from '#app/platform/auth/seal.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { gifts } from '#database/schema/payments.ts'
import { newGiftCode } from './gift-code.ts'
import type { Gift } from './gift-form.schema.ts'

const purpose = 'gift code'

/** Enough for 80 random bits; survives a change of `AUTH_SECRET`, as printed cards must. */
export const hashOfCode = (code: string): string => createHash('sha256').update(`gift ${code}`).digest('hex')

/** Stores what the buyer wants to give; until it is paid for, message and language may change. */
export async function keepGift(
  transaction: Transaction,
  purchaseId: string,
  { message, language, forSession }: Gift,
): Promise<void> {
  const code = newGiftCode()
  const words = { message: message === '' ? null : message, language, forSession: forSession ?? null }
  await transaction
    .insert(gifts)
    .values({ purchaseId, codeHash: hashOfCode(code), sealedCode: seal(purpose, purchaseId, code), ...words })
    .onConflictDoUpdate({ target: gifts.purchaseId, set: words })
}

export type GiftRow = Pick<typeof gifts.$inferSelect, 'message' | 'language'> & {
  /** Null when `AUTH_SECRET` has changed since: printed cards keep working. */
  code: string | null
}

/** For the buyer alone: the caller must know that the purchase is theirs and paid. */
export async function findGift(database: Queryable, purchaseId: string): Promise<GiftRow | null> {
  const [row] = await database
    .select({ message: gifts.message, language: gifts.language, sealedCode: gifts.sealedCode })
    .from(gifts)
    .where(eq(gifts.purchaseId, purchaseId))
  if (!row) return null
  const { sealedCode, ...words } = row
  return { ...words, code: unseal(purpose, purchaseId, sealedCode) }
}
