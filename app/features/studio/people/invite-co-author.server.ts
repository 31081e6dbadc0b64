import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { holdDraft } from '#app/features/studio/draft/hold-draft.server.ts'
import { hashOfInvitation, invitationPath } from './invitation-token.server.ts'
import { noteForOwner } from './note-for-owner.server.ts'
import { invitationDays, mostCoAuthors } from './people.schema.ts'
import type { Part } from './people.schema.ts'

type Invited = { adventureId: string; part: Part; email: string | null; locale: Locale }

/** By mail, or by a link that is shown once. @returns the path of the link, only if it is not mailed
 * @throws AppError notFound, slowDown, verifyFirst; tooLarge when nobody more may be invited */
export async function inviteCoAuthor(
  database: Database,
  member: Member,
  { adventureId, part, email, locale }: Invited,
  now = new Date(),
): Promise<{ path: string | null }> {
  // Mail in somebody's words goes to strangers only from a known address
  if (email !== null && !member.emailVerified && !env().isLocalInstallation) throw new AppError('verifyFirst')
  await consumeLimit('coAuthorInvitation', [`subject:${member.userId}`])
  return holdDraft(database, member, { adventureId, deed: 'people' }, async (tx, work) => {
    const { id, title } = work
    // A second one takes the place of the first, whose link then leads nowhere
    if (email !== null)
      await tx
        .delete(coAuthorInvitations)
        .where(and(eq(coAuthorInvitations.adventureId, id), eq(coAuthorInvitations.email, email)))
    await requireRoom(tx, id, now)
    await noteForOwner(tx, member, work, email === null ? 'link' : 'invite')
    await seenByOwner(tx, id)
    const token = randomName()
    await tx.insert(coAuthorInvitations).values({
      id: newId(),
      adventureId: id,
      role: part.role,
      language: part.language,
      email,
      tokenHash: hashOfInvitation(token),
      expiresAt: new Date(now.getTime() + invitationDays * 24 * 3_600_000),
    })
    if (email === null) return { path: invitationPath(token) }
    const [inviter] = await tx.select({ name: users.name }).from(users).where(eq(users.id, member.userId))
    await queueMail(tx, {
      to: email,
      language: locale,
      template: 'co_author_invitation',
      variables: {
        title,
        name: inviter?.name ?? '',
        role: part.role,
        language: part.language,
        link: invitationPath(token),
        days: invitationDays,
      },
    })
    return { path: null }
  })
}

/** From now on others may change it, of which its owner is told. */
const seenByOwner = (tx: Transaction, adventureId: string) =>
  tx.execute(sql`
    insert into draft_visits (adventure_id, user_id, revision)
    select id, creator_id, draft_revision from adventures where id = ${adventureId} and creator_id is not null
    on conflict do nothing`)

/** Old invitations go, so that none counts that nobody can accept. */
async function requireRoom(tx: Transaction, adventureId: string, now: Date): Promise<void> {
  const ofWork = eq(coAuthorInvitations.adventureId, adventureId)
  await tx.delete(coAuthorInvitations).where(and(ofWork, lte(coAuthorInvitations.expiresAt, now)))
  const [people] = await tx.select({ count: count() }).from(coAuthors).where(eq(coAuthors.adventureId, adventureId))
  const [waiting] = await tx.select({ count: count() }).from(coAuthorInvitations).where(ofWork)
  if ((people?.count ?? 0) + (waiting?.count ?? 0) >= mostCoAuthors)
    throw new AppError('tooLarge', { params: { most: mostCoAuthors } })
}

/** Whoever is invited and has not come. */
export const isOpenInvitation = (now: Date) => gt(coAuthorInvitations.expiresAt, now)

export async function forgetOldInvitations(database: Queryable): Promise<number> {
  const gone = await database
    .delete(coAuthorInvitations)
    .where(lte(coAuthorInvitations.expiresAt, sql`now()`))
    .returning({ id: coAuthorInvitations.id })
  return gone.length
}
