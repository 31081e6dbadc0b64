import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isListed } from '#app/features/library/library.queries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { wishes } from '#database/schema/wishes.ts'

export async function hasWish(database: Queryable, userId: string, adventureId: string): Promise<boolean> {
  const [row] = await database
    .select({ id: wishes.id })
    .from(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.adventureId, adventureId), isNull(wishes.notifiedAt)))
  return row !== undefined
}

const mostShown = 100

const wishesOf = builtOnce((database) =>
  database
    .select({
      adventureId: adventures.id,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      status: adventures.status,
      since: wishes.createdAt,
    })
    .from(wishes)
    .innerJoin(adventures, eq(adventures.id, wishes.adventureId))
    .where(and(eq(wishes.userId, sql.placeholder('userId')), isNull(wishes.notifiedAt), isListed))
    .orderBy(desc(wishes.createdAt), desc(wishes.id))
    .limit(mostShown)
    .prepare('wishes_of'),
)

export const listWishes = (database: Queryable, userId: string) => wishesOf(database).execute({ userId })

export type WishRow = Awaited<ReturnType<typeof listWishes>>[number]
