import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { isListed, listedStatuses, shownStatuses } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { locks } from '#database/schema/locks.ts'
import { players, parties, reviews } from '#database/schema/play.ts'
import type { ReportKind } from './report.schema.ts'

export type Reporter = { userId: string | null; guestHash: string | null; address: string }

/** The reported thing, as the reporter sees it, and where they came from. */
export type ReportSubject = { name: string; said: string; adventureId: string | null; back: string }

const isIn = (statuses: Status[]) => and(inArray(adventures.status, statuses), isNull(adventures.deletedAt))

/** @throws AppError notFound for what this person cannot see */
export async function findReportSubject(
  database: Queryable,
  { kind, id }: { kind: ReportKind; id: string },
  reporter: Reporter,
): Promise<ReportSubject> {
  const subject = isId(id) ? await finders[kind](database, id, reporter) : undefined
  if (!subject) throw new AppError('notFound')
  return subject
}

type Finder = (database: Queryable, id: string, reporter: Reporter) => Promise<ReportSubject | undefined>

const finders: Record<ReportKind, Finder> = {
  async adventure(database, id) {
    const [row] = await database
      .select({ title: adventures.title })
      .from(adventures)
      .where(and(eq(adventures.id, id), isIn(shownStatuses)))
    return row && { name: row.title, said: '', adventureId: id, back: `/adventure/${id}` }
  },
  async review(database, id) {
    const [row] = await database
      .select({ text: reviews.text, adventureId: reviews.adventureId, by: users.name, status: adventures.status })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .innerJoin(adventures, eq(adventures.id, reviews.adventureId))
      .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt), isIn(shownStatuses)))
    return (
      row && {
        name: row.by,
        said: row.text,
        adventureId: row.adventureId,
        // The address that they came by is not known here
        back: isListed(row.status) ? `/adventure/${row.adventureId}#reviews` : '/library',
      }
    )
  },
  async creator(database, id) {
    const works = database
      .select({ one: sql`1` })
      .from(adventures)
      .where(and(eq(adventures.creatorId, id), isIn(listedStatuses)))
    const [row] = await database
      .select({ name: users.name })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.bannedAt), exists(works)))
    return row && { name: row.name, said: '', adventureId: null, back: `/creators/${id}` }
  },
  /** Only for members of the same party. */
  async player(database, id, { userId, guestHash }) {
    const me = alias(players, 'me')
    const [row] = await database
      .select({ name: players.name, runId: parties.runId })
      .from(players)
      .innerJoin(parties, eq(parties.id, players.partyId))
      .innerJoin(me, and(eq(me.partyId, players.partyId), isNull(me.removedAt)))
      .where(
        and(
          eq(players.id, id),
          sql`${me.id} <> ${players.id}`,
          sql`(${me.userId} = ${userId} or (${me.guestTokenHash} = ${guestHash} and ${me.userId} is null))`,
        ),
      )
    return row && { name: row.name, said: '', adventureId: null, back: `/run/${row.runId}` }
  },
  /** What it says when it opens may be what is wrong with it; staff see that where they judge it. */
  async lock(database, id) {
    const [row] = await database
      .select({ title: locks.title, question: locks.question })
      .from(locks)
      .where(eq(locks.id, id))
    return row && { name: row.title, said: row.question, adventureId: null, back: `/lock/${id}` }
  },
}
