import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Param, Placeholder, SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { coAuthorsWho, editsEverybodys, roleIn } from './draft.policy.ts'
import type { CoAuthor, Deed, DraftRole, Person } from './draft.policy.ts'

/* Who may do what is said in draft.policy.ts. Every WHERE that asks for access to a draft is made here. */

/** Its owner, and co-authors whose role may do this; admins are not asked about. */
export const isAuthorWho = (deed: Deed, userId: string): SQL => isAuthorAs(userId, sql.param([...coAuthorsWho(deed)]))

/** @param roles an array: which co-authors */
export const isAuthorAs = (userId: string | Placeholder | AnyPgColumn, roles: Param | Placeholder): SQL =>
  sql`(${adventures.creatorId} = ${userId}::uuid or exists (select from ${coAuthors}
    where ${eq(coAuthors.adventureId, adventures.id)} and ${coAuthors.userId} = ${userId}::uuid
      and ${coAuthors.role} = any(${roles}::text[])))`

/** For lists, which the planner then finds by index; `isAuthorAs` would read every adventure. */
export const isAmongTheirs = (deed: Deed, userId: string | Placeholder): SQL =>
  sql`${adventures.id} in (
    select own.id from ${adventures} own where own.creator_id = ${userId}::uuid
    union all
    select made.adventure_id from ${coAuthors} made where made.user_id = ${userId}::uuid
      and made.role = any(${sql.param([...coAuthorsWho(deed)])}::text[]))`

/** For statements in text. @param adventure an alias of `adventures` @param user an expression of type uuid */
export const isAuthorText = (deed: Deed, adventure: string, user: string): string => `(${adventure}.creator_id = ${user}
  or exists (select from co_authors c where c.adventure_id = ${adventure}.id and c.user_id = ${user}
    and c.role in (${coAuthorsWho(deed)
      .map((role) => `'${role}'`)
      .join()})))`

export const mayIn = (deed: Deed, person: Person): SQL | undefined =>
  editsEverybodys(person) ? undefined : isAuthorWho(deed, person.userId)

/** The adventure, unless it is in the trash, if this person may do this with its draft. */
export const draftFor = (deed: Deed, adventureId: string, person: Person) =>
  and(eq(adventures.id, adventureId), isNull(adventures.deletedAt), mayIn(deed, person))

type Root = { id: string; creatorId: string | null }

export async function findCoAuthor(database: Queryable, adventureId: string, userId: string): Promise<CoAuthor | null> {
  const [found] = await database
    .select({ role: coAuthors.role, language: coAuthors.language })
    .from(coAuthors)
    .where(and(eq(coAuthors.adventureId, adventureId), eq(coAuthors.userId, userId)))
  return found ?? null
}

/** Whether somebody else takes part in it, or is invited to. */
export async function isMadeTogether(database: Queryable, adventureId: string): Promise<boolean> {
  const { rows } = await database.execute<{ shared: boolean }>(sql`select exists (
      select from ${coAuthors} where ${eq(coAuthors.adventureId, adventureId)}
    ) or exists (
      select from ${coAuthorInvitations}
      where ${and(eq(coAuthorInvitations.adventureId, adventureId), gt(coAuthorInvitations.expiresAt, sql`now()`))}
    ) as shared`)
  return rows[0]!.shared
}

/** Of a draft that was found for this person. @throws AppError notFound */
export async function roleOf(database: Queryable, person: Person, { id, creatorId }: Root): Promise<DraftRole> {
  const known = roleIn(person, { creatorId, coAuthor: null })
  const role = known ?? roleIn(person, { creatorId, coAuthor: await findCoAuthor(database, id, person.userId) })
  if (!role) throw new AppError('notFound')
  return role
}
