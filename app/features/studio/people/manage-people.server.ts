import { and, eq, ne, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { sharePercents } from '#app/shared/co-author-roles.ts'
import { AppError } from '#app/shared/app-error.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { holdDraft } from '#app/features/studio/draft/hold-draft.server.ts'
import { noteForOwner } from './note-for-owner.server.ts'
import type { Part } from './people.schema.ts'

type Named = { adventureId: string; userId: string }

const isPerson = (adventureId: string, userId: string) =>
  and(eq(coAuthors.adventureId, adventureId), eq(coAuthors.userId, userId))

/** @throws AppError notFound */
export const changePart = (database: Database, member: Member, { adventureId, userId, part }: Named & { part: Part }) =>
  holdDraft(database, member, { adventureId, deed: 'people' }, async (tx, work) => {
    const { role, language } = part
    await found(tx.update(coAuthors).set({ role, language }).where(isPerson(work.id, userId)))
    await noteForOwner(tx, member, work, 'change')
  })

/** @throws AppError notFound */
export const removeCoAuthor = (database: Database, member: Member, { adventureId, userId }: Named) =>
  holdDraft(database, member, { adventureId, deed: 'people' }, async (tx, work) => {
    await removeFrom(tx, work.id, userId)
    await noteForOwner(tx, member, work, 'remove')
  })

/** @throws AppError notFound, also for its owner, who hands it over instead */
export const leaveWork = (database: Database, member: Member, adventureId: string) =>
  holdDraft(database, member, { adventureId, deed: 'read' }, (tx, { id }) => removeFrom(tx, id, member.userId))

/** @throws AppError notFound */
export const revokeInvitation = (
  database: Database,
  member: Member,
  { adventureId, invitationId }: { adventureId: string; invitationId: string },
) =>
  holdDraft(database, member, { adventureId, deed: 'people' }, async (tx, work) => {
    const ofWork = and(eq(coAuthorInvitations.id, invitationId), eq(coAuthorInvitations.adventureId, work.id))
    await found(tx.delete(coAuthorInvitations).where(ofWork))
    await noteForOwner(tx, member, work, 'revoke')
  })

/** Of the sales that begin from now on. Only the owner gives away what is theirs.
 * @param percent of what the platform leaves of a price
 * @throws AppError notFound, notAllowed; tooLarge, with what is `left`, when all shares are more than the whole */
export const shareSales = (
  database: Database,
  member: Member,
  { adventureId, userId, percent }: Named & { percent: number },
) =>
  holdDraft(database, member, { adventureId, deed: 'price' }, async (tx, { id, title, creatorId }) => {
    assertOwner(member, creatorId)
    const [others] = await tx
      .select({ percent: sql<number>`coalesce(sum(${coAuthors.sharePercent}), 0)`.mapWith(Number) })
      .from(coAuthors)
      .where(and(eq(coAuthors.adventureId, id), ne(coAuthors.userId, userId)))
    const left = sharePercents.most - (others?.percent ?? 0)
    if (percent > left) throw new AppError('tooLarge', { params: { left } })
    await found(tx.update(coAuthors).set({ sharePercent: percent }).where(isPerson(id, userId)))
    await tx.insert(auditLog).values({
      actorId: member.userId,
      action: 'adventure.shared',
      entityType: 'adventure',
      entityId: id,
      detail: { title, percent },
    })
  })

/** To one co-author at a time, who may take it over or not; null withdraws it. Only its owner may: an admin cannot give
 * away what is somebody else's. @throws AppError notFound, notAllowed */
export const offerWork = (
  database: Database,
  member: Member,
  { adventureId, userId }: { adventureId: string; userId: string | null },
) =>
  holdDraft(database, member, { adventureId, deed: 'people' }, async (tx, { id, creatorId }) => {
    assertOwner(member, creatorId)
    await withdrawOffer(tx, id)
    if (userId === null) return
    await found(
      tx
        .update(coAuthors)
        .set({ offeredAt: sql`now()` })
        .where(isPerson(id, userId)),
    )
  })

/** @throws AppError notFound */
export const declineWork = (database: Database, member: Member, adventureId: string) =>
  holdDraft(database, member, { adventureId, deed: 'read' }, async (tx, { id }) => {
    await found(tx.update(coAuthors).set({ offeredAt: null }).where(isPerson(id, member.userId)))
  })

function assertOwner({ userId }: Member, creatorId: string | null): void {
  if (creatorId !== userId) throw new AppError('notAllowed', { log: 'not the owner' })
}

const withdrawOffer = (tx: Transaction, adventureId: string) =>
  tx.update(coAuthors).set({ offeredAt: null }).where(eq(coAuthors.adventureId, adventureId))

const removeFrom = (tx: Transaction, adventureId: string, userId: string) =>
  found(tx.delete(coAuthors).where(isPerson(adventureId, userId)))

async function found(changing: PromiseLike<{ rowCount: number | null }>): Promise<void> {
  if (!(await changing).rowCount) throw new AppError('notFound')
}
