import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { printStanding } from '#app/features/kits/print/print.policy.ts'
import { isAuthorAs } from '#app/features/drafts/draft-access.server.ts'
import { coAuthorsWho } from '#app/features/drafts/draft.policy.ts'
import { isEntitled } from '#app/features/payments/ledger/entitled.server.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions } from '#database/schema/editions.ts'
import { evenings, eveningLinks } from '#database/schema/evenings.ts'
import type { DinnerEvening } from './evening.ts'
import type { RoomEvening } from './room/room-evening.ts'
import { hashOfLink } from './evening-link.server.ts'

const ofStanding = {
  status: adventures.status,
  deletedAt: adventures.deletedAt,
  priceCents: adventures.priceCents,
  publishedEditionId: adventures.publishedEditionId,
  isAuthor: isAuthorAs(evenings.hostId, sql.param([...coAuthorsWho('playtest')])).mapWith(Boolean),
  hasBought: isEntitled(evenings.hostId),
}

const columns = {
  ...ofStanding,
  evening: evenings,
  link: adventures.link,
  coverId: adventures.thumbnailAssetId,
  creatorId: adventures.creatorId,
  creatorName: users.name,
  isCreatorBanned: sql<boolean>`${users.bannedAt} is not null`,
}

export type StoredEvening = Omit<typeof evenings.$inferSelect, 'state'> & { state: DinnerEvening | RoomEvening }

/** An evening and what is known of its kit now. */
export type FoundEvening = Omit<Awaited<ReturnType<typeof select>>[number], 'evening'> & { evening: StoredEvening }

const select = (database: Queryable, where: SQL | undefined) =>
  database
    .select(columns)
    .from(evenings)
    .innerJoin(adventures, eq(adventures.id, evenings.adventureId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .where(where)

/** Whose kit was taken down, or whose money was given back, has no evening. */
function isOpen(row: Pick<Awaited<ReturnType<typeof select>>[number], keyof typeof ofStanding>): boolean {
  const standing = printStanding(
    {
      status: row.status,
      isDeleted: row.deletedAt !== null,
      hasEdition: row.publishedEditionId !== null,
      priceCents: row.priceCents,
      isAuthor: row.isAuthor,
      isAdmin: false,
      hasBought: row.hasBought,
    },
    false,
  )
  return standing !== 'hidden' && standing !== 'open'
}

async function findOne(database: Queryable, where: SQL | undefined): Promise<FoundEvening> {
  const [row] = where ? await select(database, where) : []
  if (!row || !isOpen(row)) throw new AppError('notFound')
  return asFound(row)
}

const asFound = (row: Awaited<ReturnType<typeof select>>[number]): FoundEvening => ({
  ...row,
  evening: { ...row.evening, state: row.evening.state as StoredEvening['state'] },
})

export type Hosted = { eveningId: string; hostId: string }

/** Matches the evening for its host only. */
export const isOwnEvening = ({ eveningId, hostId }: Hosted): SQL | undefined =>
  isId(eveningId) ? and(eq(evenings.id, eveningId), eq(evenings.hostId, hostId)) : sql`false`

/** @throws AppError notFound to everybody but its host */
export const findOwnEvening = (database: Queryable, hosted: Hosted): Promise<FoundEvening> =>
  findOne(database, isOwnEvening(hosted))

/** The host's own of all kits, newest first: what a list says of them, without their kits. `team`: of a room. */
export async function findEveningsOf(database: Queryable, hostId: string) {
  const { id, hostName, day, time, place, state } = evenings
  const { document } = editions
  const rows = await database
    .select({
      ...ofStanding,
      id,
      hostName,
      day,
      time,
      place,
      team: sql<string | null>`${state} ->> 'team'`,
      isOver: isOver(),
      title: sql<LocalText>`${document} -> 'title'`,
      primaryLanguage: sql<Locale>`${document} ->> 'primaryLanguage'`,
    })
    .from(evenings)
    .innerJoin(adventures, eq(adventures.id, evenings.adventureId))
    .innerJoin(editions, eq(editions.id, evenings.editionId))
    .where(eq(evenings.hostId, hostId))
    .orderBy(desc(evenings.createdAt))
    .limit(mostListed)
  return rows.filter(isOpen)
}

export const isOver = () => sql<boolean>`${evenings.state} ->> 'endedAt' is not null`

/** For streams, which were admitted already. @throws AppError notFound */
export const findEvening = (database: Queryable, eveningId: string): Promise<FoundEvening> =>
  findOne(database, eq(evenings.id, eveningId))

/** Of a host's own. */
export const mostListed = 50

const tokenPattern = /^[0-9A-Za-z]{22}$/u

/** By a guest's secret link. @throws AppError notFound */
export async function findByGuest(
  database: Queryable,
  token: string,
): Promise<FoundEvening & { guestId: string; tokenHash: string }> {
  const tokenHash = hashOfLink(token)
  const [link] = tokenPattern.test(token)
    ? await database
        .select({ eveningId: eveningLinks.eveningId, guestId: eveningLinks.guestId })
        .from(eveningLinks)
        .where(eq(eveningLinks.tokenHash, tokenHash))
    : []
  if (!link) throw new AppError('notFound')
  return { ...(await findEvening(database, link.eveningId)), guestId: link.guestId, tokenHash }
}

/** By the link of the room's screen. @throws AppError notFound */
export const findByTable = (database: Queryable, token: string): Promise<FoundEvening> =>
  findOne(database, tokenPattern.test(token) ? eq(evenings.tableTokenHash, hashOfLink(token)) : undefined)
