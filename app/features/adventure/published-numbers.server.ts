import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { editions } from '#database/schema/editions.ts'

/** Maps stored edition numbers to those shown: authors count published editions only, stored numbers playtests too. */
export async function publishedNumbers(database: Queryable, adventureId: string): Promise<(stored: number) => number> {
  const published = await database
    .select({ number: editions.number })
    .from(editions)
    .where(and(eq(editions.adventureId, adventureId), eq(editions.purpose, 'published')))
  return (stored) => published.filter(({ number }) => number <= stored).length
}
