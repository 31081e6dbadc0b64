import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { isListed } from './library.queries.server.ts'

type Mapped = { path: string; changedAt: Date }

type Part = {
  count: (database: Queryable) => Promise<number>
  list: (database: Queryable, from: number, most: number) => Promise<Mapped[]>
}

const adventuresWhere = (where: SQL | undefined, pathOf: (id: string) => string): Part => ({
  count: (database) => database.$count(adventures, where),
  list: async (database, from, most) => {
    const found = await database
      .select({ id: adventures.id, changedAt: adventures.updatedAt })
      .from(adventures)
      .where(where)
      .orderBy(asc(adventures.id))
      .offset(from)
      .limit(most)
    return found.map(({ id, changedAt }) => ({ path: pathOf(id), changedAt }))
  },
})

const isKit = and(isListed, eq(adventures.status, 'published'), ne(adventures.kind, 'online-adventure'))

const creators: Part = {
  count: (database) => database.$count(shownCreators(database).as('listed')),
  list: async (database, from, most) => {
    const found = await shownCreators(database).orderBy(asc(profiles.id)).offset(from).limit(most)
    return found.map(({ id, changedAt }) => ({ path: `/creators/${id}`, changedAt }))
  },
}

/** Oldest first in each, so that a new one changes only the last files. */
const parts: readonly Part[] = [
  adventuresWhere(isListed, (id) => `/adventure/${id}`),
  adventuresWhere(isKit, (id) => `/kit/${id}`),
  creators,
]

export async function countMapped(database: Queryable): Promise<number> {
  const counts = await Promise.all(parts.map((part) => part.count(database)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Adventures, the kits of print kinds, then creators. @param from offset */
export async function listMapped(database: Queryable, from: number, most: number): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  let skipped = from
  for (const part of parts) {
    if (mapped.length === most) break
    const found = await part.list(database, skipped, most - mapped.length)
    mapped.push(...found)
    skipped = found.length > 0 ? 0 : Math.max(0, skipped - (await part.count(database)))
  }
  return mapped
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
