import { and, eq, isNull } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { holdInvitedWork } from '#app/features/studio/draft/hold-draft.server.ts'
import { hashOfInvitation } from './invitation-token.server.ts'
import { isOpenInvitation } from './invite-co-author.server.ts'

/** What an invitation offers; null when it is used, revoked or too old. */
export async function findInvitation(database: Queryable, token: string, now = new Date()) {
  const [found] = await database
    .select({
      role: coAuthorInvitations.role,
      language: coAuthorInvitations.language,
      adventureId: adventures.id,
      kind: adventures.kind,
      title: adventures.title,
      primaryLanguage: adventures.primaryLanguage,
      ownerId: adventures.creatorId,
      owner: users.name,
    })
    .from(coAuthorInvitations)
    .innerJoin(adventures, eq(adventures.id, coAuthorInvitations.adventureId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .where(
      and(
        eq(coAuthorInvitations.tokenHash, hashOfInvitation(token)),
        isOpenInvitation(now),
        isNull(adventures.deletedAt),
      ),
    )
  return found ?? null
}

/** Somebody who takes part already gets the role of the invitation. @throws AppError notFound, also for one's own */
export async function acceptInvitation(
  database: Database,
  member: Member,
  token: string,
  now = new Date(),
): Promise<{ adventureId: string }> {
  const known = await findInvitation(database, token, now)
  if (!known) throw new AppError('notFound')
  return database.transaction(async (tx) => {
    const work = await holdInvitedWork(tx, known.adventureId)
    if (work.creatorId === member.userId) throw new AppError('notAllowed', { log: 'their own work' })
    const [used] = await tx
      .delete(coAuthorInvitations)
      .where(and(eq(coAuthorInvitations.tokenHash, hashOfInvitation(token)), isOpenInvitation(now)))
      .returning({ role: coAuthorInvitations.role, language: coAuthorInvitations.language })
    if (!used) throw new AppError('notFound')
    await tx
      .insert(coAuthors)
      .values({ adventureId: work.id, userId: member.userId, ...used })
      .onConflictDoUpdate({ target: [coAuthors.adventureId, coAuthors.userId], set: used })
    return { adventureId: work.id }
  })
}
