import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { coAuthors } from '#database/schema/co-authors.ts'

export type AgreedShare = { userId: string; cents: number }

/** What an adventure's co-authors get of a payment that begins now; what is left over by rounding stays its owner's.
 * @param ownCents what the platform leaves of the price */
export async function agreedShares(database: Queryable, adventureId: string, ownCents: number): Promise<AgreedShare[]> {
  const rows = await database
    .select({ userId: coAuthors.userId, percent: coAuthors.sharePercent })
    .from(coAuthors)
    .where(and(eq(coAuthors.adventureId, adventureId), gt(coAuthors.sharePercent, 0)))
    .orderBy(asc(coAuthors.userId))
  return rows
    .map(({ userId, percent }) => ({ userId, cents: Math.floor((ownCents * percent) / 100) }))
    .filter(({ cents }) => cents > 0)
}
