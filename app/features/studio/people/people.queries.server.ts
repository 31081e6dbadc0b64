import { and, asc, eq, exists, isNull } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { draftFor, roleOf } from '#app/features/drafts/draft-access.server.ts'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import { may } from '#app/features/drafts/draft.policy.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { isOpenInvitation } from './invite-co-author.server.ts'

export type PersonOfWork = {
  userId: string
  name: string
  role: CoAuthorRole
  language: Locale | null
  isOffered: boolean
  /** Of each sale; null for whom it does not concern: it is between the owner and this person. */
  sharePercent: number | null
}

export type WaitingInvitation = {
  id: string
  role: CoAuthorRole
  language: Locale | null
  email: string | null
  expiresAt: Date
}

export type PeopleOfWork = {
  id: string
  title: string
  primaryLanguage: Locale
  owner: string | null
  /** The reader's. */
  role: DraftRole
  readerId: string
  people: PersonOfWork[]
  /** What co-authors get of each sale, for whoever sets it or is offered the work. */
  sharedPercent: number
  /** Empty for who may not invite. */
  invitations: WaitingInvitation[]
}

/** @throws AppError notFound */
export async function readPeople(
  database: Queryable,
  member: Member,
  adventureId: string,
  now = new Date(),
): Promise<PeopleOfWork> {
  const [work] = isId(adventureId)
    ? await database
        .select({
          id: adventures.id,
          title: adventures.title,
          primaryLanguage: adventures.primaryLanguage,
          creatorId: adventures.creatorId,
          owner: users.name,
        })
        .from(adventures)
        .leftJoin(users, eq(users.id, adventures.creatorId))
        .where(draftFor('read', adventureId, member))
    : []
  if (!work) throw new AppError('notFound')
  const { creatorId, ...shown } = work
  const role = await roleOf(database, member, { id: work.id, creatorId })
  const people = await database
    .select({
      userId: coAuthors.userId,
      name: users.name,
      role: coAuthors.role,
      language: coAuthors.language,
      offeredAt: coAuthors.offeredAt,
      sharePercent: coAuthors.sharePercent,
    })
    .from(coAuthors)
    .innerJoin(users, eq(users.id, coAuthors.userId))
    .where(eq(coAuthors.adventureId, work.id))
    .orderBy(asc(coAuthors.createdAt), asc(coAuthors.userId))
  const isOffered = people.some(({ userId, offeredAt }) => userId === member.userId && offeredAt !== null)
  const others = people.filter(({ userId }) => userId !== member.userId)
  const invitations = may(role, 'people') ? await listInvitations(database, work.id, now) : []
  return {
    ...shown,
    role,
    readerId: member.userId,
    people: people.map(({ offeredAt, sharePercent, ...person }) => ({
      ...person,
      isOffered: offeredAt !== null,
      sharePercent: may(role, 'price') || person.userId === member.userId ? sharePercent : null,
    })),
    sharedPercent: may(role, 'price') || isOffered ? others.reduce((sum, each) => sum + each.sharePercent, 0) : 0,
    invitations,
  }
}

const listInvitations = (database: Queryable, adventureId: string, now: Date): Promise<WaitingInvitation[]> =>
  database
    .select({
      id: coAuthorInvitations.id,
      role: coAuthorInvitations.role,
      language: coAuthorInvitations.language,
      email: coAuthorInvitations.email,
      expiresAt: coAuthorInvitations.expiresAt,
    })
    .from(coAuthorInvitations)
    .where(and(eq(coAuthorInvitations.adventureId, adventureId), isOpenInvitation(now)))
    .orderBy(asc(coAuthorInvitations.createdAt), asc(coAuthorInvitations.id))

/** The works of somebody that others make with them: when they leave, these go, too. */
export const listSharedWorks = (database: Queryable, userId: string): Promise<{ id: string; title: string }[]> =>
  database
    .select({ id: adventures.id, title: adventures.title })
    .from(adventures)
    .where(
      and(
        eq(adventures.creatorId, userId),
        isNull(adventures.deletedAt),
        exists(
          database.select({ id: coAuthors.userId }).from(coAuthors).where(eq(coAuthors.adventureId, adventures.id)),
        ),
      ),
    )
    .orderBy(asc(adventures.title), asc(adventures.id))
