import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { isListed } from './library.queries.server.ts'

type Mapped = { path: string; changedAt: Date }

export async function countMapped(database: Queryable): Promise<number> {
  const listed = shownCreators(database).as('listed')
  const [adventureCount, creatorCount] = await Promise.all([
    database.$count(adventures, isListed),
    database.$count(listed),
  ])
  return adventureCount + creatorCount
}

/** Adventures oldest first, then creators, so that a new one changes only the last parts. @param from offset */
export async function listMapped(database: Queryable, from: number, most: number): Promise<Mapped[]> {
  const found = await database
    .select({ id: adventures.id, changedAt: adventures.updatedAt })
    .from(adventures)
    .where(isListed)
    .orderBy(asc(adventures.id))
    .offset(from)
    .limit(most)
  const mapped = found.map(({ id, changedAt }) => ({ path: `/adventure/${id}`, changedAt }))
  if (mapped.length === most) return mapped
  const before = mapped.length > 0 ? 0 : Math.max(0, from - (await database.$count(adventures, isListed)))
  const creators = await shownCreators(database)
    .orderBy(asc(profiles.id))
    .offset(before)
    .limit(most - mapped.length)
  return [...mapped, ...creators.map(({ id, changedAt }) => ({ path: `/creators/${id}`, changedAt }))]
}

function shownCreators(database: Queryable) {
  return database
    .select({
      id: profiles.id,
      changedAt: sql<Date>`greatest(max(${adventures.updatedAt}), ${profiles.updatedAt})`
        .mapWith(profiles.updatedAt)
        .as('changed_at'),
    })
    .from(profiles)
    .innerJoin(users, and(eq(users.id, profiles.id), isNull(users.bannedAt)))
    .innerJoin(adventures, and(eq(adventures.creatorId, profiles.id), isListed))
    .groupBy(profiles.id)
    .$dynamic()
}
