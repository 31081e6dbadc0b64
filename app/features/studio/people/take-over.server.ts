import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { assertRoom } from '#app/features/media/keep-asset.server.ts'
import { becomeCreator } from '#app/features/studio/exchange/insert-project.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isShown } from '#app/shared/statuses.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { holdDraft } from '#app/features/studio/draft/hold-draft.server.ts'

/** Past sales stay whose they were; sales, storage and payouts from now on are the new owner's, and the former one stays
 * as an editor. @throws AppError notFound without an offer; quotaExceeded, verifyToUpload, verifyFirst; notAllowed in review */
export const takeOver = (database: Database, member: Member, adventureId: string): Promise<void> =>
  holdDraft(database, member, { adventureId, deed: 'read' }, async (tx, { id, title, creatorId, status }) => {
    const offered = and(
      eq(coAuthors.adventureId, id),
      eq(coAuthors.userId, member.userId),
      isNotNull(coAuthors.offeredAt),
    )
    const { rowCount } = await tx.delete(coAuthors).where(offered)
    if (!rowCount) throw new AppError('notFound')
    // A moderator is judging whose it is
    if (status === 'in_review') throw new AppError('notAllowed', { log: 'in review' })
    // What is out may be sold
    if (isShown(status) && !member.emailVerified && !env().isLocalInstallation) throw new AppError('verifyFirst')
    await tx.select({ id: users.id }).from(users).where(eq(users.id, member.userId)).for('no key update')
    const [files] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${assets.bytes}), 0)`.mapWith(Number) })
      .from(assets)
      .where(eq(assets.adventureId, id))
    await assertRoom(tx, member.userId, files?.bytes ?? 0)
    await tx.update(assets).set({ ownerId: member.userId }).where(eq(assets.adventureId, id))
    // The former owner's links would let people in whom the new one never invited
    await tx.delete(coAuthorInvitations).where(eq(coAuthorInvitations.adventureId, id))
    await becomeCreator(tx, member.userId)
    await tx.update(adventures).set({ creatorId: member.userId }).where(eq(adventures.id, id))
    if (creatorId !== null) await tx.insert(coAuthors).values({ adventureId: id, userId: creatorId, role: 'editor' })
    await tx.insert(auditLog).values({
      actorId: member.userId,
      action: 'adventure.handed_over',
      entityType: 'adventure',
      entityId: id,
      detail: { title },
    })
    await announcePageChange(tx)
    if (creatorId !== null)
      await tellFormerOwner(tx, creatorId, { title, takerId: member.userId, editorPath: `/editor/${id}` })
  })

/** Whoever offered it may have been somebody else at their screen. */
async function tellFormerOwner(
  tx: Transaction,
  ownerId: string,
  { title, takerId, editorPath }: { title: string; takerId: string; editorPath: string },
): Promise<void> {
  const people = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language, isSeeded: users.isSeeded })
    .from(users)
    .where(inArray(users.id, [ownerId, takerId]))
  const owner = people.find(({ id }) => id === ownerId)
  if (!owner || owner.isSeeded) return
  await queueMail(tx, {
    to: owner.email,
    language: owner.language ?? 'en',
    template: 'work_handed_over',
    variables: { title, name: people.find(({ id }) => id === takerId)?.name ?? '', editorPath },
    userId: ownerId,
  })
}
