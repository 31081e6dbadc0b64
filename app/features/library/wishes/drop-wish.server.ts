import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { wishes } from '#database/schema/wishes.ts'

export async function dropWish(database: Database, userId: string, adventureId: string): Promise<void> {
  await database
    .delete(wishes)
    .where(and(eq(wishes.adventureId, adventureId), eq(wishes.userId, userId), isNull(wishes.notifiedAt)))
}
