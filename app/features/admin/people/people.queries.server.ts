import { and, count, desc, eq, isNotNull, max, or, sql } from 'drizzle-orm'
import { awaitsSecondFactor, effectiveRole, isConfiguredAdmin } from '#app/platform/auth/roles.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { finds } from '#app/platform/database/search.server.ts'
import { isId } from '#app/shared/ids.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { profiles, secondFactors, userRoles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { activeDays } from '#database/schema/figures.ts'
import { purchases } from '#database/schema/payments.ts'

const peoplePerPage = 50
/** An id begins with the time of signing up, which people of the same minute share: its end tells them apart. */
const shownIdOf = (id: string): string => `${id.slice(0, 8)}…${id.slice(-4)}`

const lineColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  bannedAt: users.bannedAt,
  storedRole: userRoles.role,
  hasSecondFactor: isNotNull(secondFactors.confirmedAt).mapWith(Boolean),
  isCreator: profiles.isCreator,
  joined: profiles.createdAt,
}

type Line = { [Name in keyof typeof lineColumns]: unknown } & {
  id: string
  email: string
  emailVerified: boolean
  storedRole: 'admin' | 'moderator' | null
  hasSecondFactor: boolean
}

const people = (database: Queryable) =>
  database
    .select(lineColumns)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, profiles.id))
    .$dynamic()

const rolesOf = (row: Line) => ({
  role: effectiveRole(row, env()),
  awaitsFactor: awaitsSecondFactor(row, env()),
})

const matching = (words: string) =>
  words === ''
    ? undefined
    : or(finds(words, [users.name, users.email]), sql`starts_with(${users.id}::text, ${words.toLowerCase()})`)

/** Newest first; a page after the last is the last. */
export async function listPeople(database: Queryable, words: string, asked: number) {
  const where = matching(words)
  const [found] = await database
    .select({ total: count() })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(where)
  const total = found?.total ?? 0
  const { page, pages, offset } = pageOf(asked, total, peoplePerPage)
  const rows = await people(database)
    .where(where)
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(peoplePerPage)
    .offset(offset)
  return {
    total,
    page,
    pages,
    people: rows.map((row) => ({
      id: row.id,
      shownId: shownIdOf(row.id),
      name: row.name,
      ...rolesOf(row),
      isBanned: row.bannedAt !== null,
      isCreator: row.isCreator,
      joined: row.joined.toISOString(),
    })),
  }
}

const mostWorks = 50

/** @throws AppError notFound */
export async function readPerson(database: Queryable, userId: string) {
  const [row] = isId(userId) ? await people(database).where(eq(users.id, userId)) : []
  if (!row) throw new AppError('notFound')
  const [[active], works, [bought]] = await Promise.all([
    database
      .select({ last: max(activeDays.day) })
      .from(activeDays)
      .where(eq(activeDays.userId, userId)),
    database
      .select({ id: adventures.id, title: adventures.title, status: adventures.status })
      .from(adventures)
      .where(and(eq(adventures.creatorId, userId), sql`${adventures.deletedAt} is null`))
      .orderBy(desc(adventures.updatedAt), desc(adventures.id)),
    database.select({ count: count() }).from(purchases).where(eq(purchases.buyerId, userId)),
  ])
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isVerified: row.emailVerified,
    storedRole: row.storedRole ?? ('user' as const),
    ...rolesOf(row),
    byConfiguration: isConfiguredAdmin(row, env()),
    banned: row.bannedAt?.toISOString() ?? null,
    isCreator: row.isCreator,
    joined: row.joined.toISOString(),
    lastActive: active?.last ?? null,
    projects: works.length,
    published: works.filter(({ status }) => status === 'published').length,
    works: works.slice(0, mostWorks),
    purchases: bought?.count ?? 0,
  }
}

export type PersonLine = Awaited<ReturnType<typeof listPeople>>['people'][number]
export type OpenPerson = Awaited<ReturnType<typeof readPerson>>
