import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { findCoAuthor } from '#app/features/drafts/draft-access.server.ts'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { announceOpening } from '#app/features/adventure/announce-opening.server.ts'
import type { DraftRoot } from '#app/features/studio/draft/edit-draft.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { isShown } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { requireListable } from './details-now.server.ts'
import { publishDraft, whenExamined } from './publish-draft.server.ts'

export type Moderated = { adventureId: string; note: string }

/** Takes published or announced work off the list and allows no new runs; its creator reads why. @throws AppError
 * notAllowed, notFound, conflict when it is no longer listed */
export function takeToReview(database: Database, moderator: Member, { adventureId, note }: Moderated): Promise<void> {
  return database.transaction(async (tx) => {
    const root = await lock(tx, moderator, adventureId)
    if (!isShown(root.status)) throw new AppError('conflict', { log: `to review from ${root.status}` })
    await tx
      .update(adventures)
      .set({ status: 'in_review', moderationNote: note, resubmittedAt: null })
      .where(eq(adventures.id, root.id))
    await announcePageChange(tx)
    await tell(tx, moderator, root, { action: 'adventure.taken_to_review', from: root.status, to: 'in_review', note })
  })
}

/** Published, or unlisted if it was before: compiles what its creator has made of it since, with the checks of every
 * publication. @throws AppError notAllowed, notFound, conflict when it is not in review; Refused missingFields,
 * priceTooLow, findings */
export async function releaseFromReview(
  database: Database,
  moderator: Member,
  { adventureId, note, to }: Moderated & { to: 'published' | 'draft' },
): Promise<void> {
  await whenExamined(moderator, () =>
    database.transaction(async (tx) => {
      const root = await lock(tx, moderator, adventureId)
      if (root.status !== 'in_review') throw new AppError('conflict', { log: `release from ${root.status}` })
      const status = to === 'published' && (await wasUnlisted(tx, root.id)) ? 'unlisted' : to
      if (to === 'published') {
        requireListable(root, 'published')
        await publishDraft(tx, root, moderator)
        if (status === 'published') await announceOpening(tx, root.id)
      }
      await tx
        .update(adventures)
        .set({ status, moderationNote: null, resubmittedAt: null })
        .where(eq(adventures.id, root.id))
      await announcePageChange(tx)
      await tell(tx, moderator, root, { action: 'adventure.released', from: 'in_review', to: status, note })
    }),
  )
}

/** Staff must not make public what its creator did not. */
async function wasUnlisted(tx: Transaction, adventureId: string): Promise<boolean> {
  const [taken] = await tx
    .select({ from: sql<string>`${auditLog.detail} ->> 'from'` })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'adventure.taken_to_review'), eq(auditLog.entityId, adventureId)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1)
  return taken?.from === 'unlisted'
}

/** @throws AppError notAllowed for anybody who is not staff, and for their own work */
async function lock(tx: Transaction, moderator: Member, adventureId: string): Promise<DraftRoot> {
  if (!can.judge(moderator, [])) throw new AppError('notAllowed')
  if (!isId(adventureId)) throw new AppError('notFound')
  const [root] = await tx
    .update(adventures)
    .set({ draftRevision: sql`${adventures.draftRevision} + 1` })
    .where(and(eq(adventures.id, adventureId), isNull(adventures.deletedAt)))
    .returning()
  if (!root) throw new AppError('notFound')
  const isTheirs = (await findCoAuthor(tx, root.id, moderator.userId)) !== null
  if (isTheirs || !can.judge(moderator, [root.creatorId])) throw new AppError('notAllowed', { log: 'their own work' })
  return root
}

type Told = { action: string; from: string; to: Exclude<Status, 'coming_soon'>; note: string }

/** Writes the log and mails the creator. */
async function tell(tx: Transaction, moderator: Member, root: DraftRoot, { action, from, to, note }: Told) {
  await tx.insert(auditLog).values({
    actorId: moderator.userId,
    action,
    entityType: 'adventure',
    entityId: root.id,
    detail: { title: root.title, from, to, reason: note },
  })
  if (root.creatorId === null) return
  const [creator] = await tx
    .select({ email: users.email, language: users.language, isSeeded: users.isSeeded })
    .from(users)
    .where(eq(users.id, root.creatorId))
  if (!creator || creator.isSeeded) return
  await queueMail(tx, {
    to: creator.email,
    language: creator.language ?? 'en',
    template: 'work_reviewed',
    variables: {
      title: root.title,
      outcome: to,
      note,
      editorPath: `/editor/${root.id}`,
    },
    userId: root.creatorId,
  })
}
