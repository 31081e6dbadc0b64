import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { DraftAddress, DraftRoot } from '#app/features/studio/draft/edit-draft.server.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import type { Findings, ServerChange } from '#app/features/studio/draft/editor-result.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { userRoles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { requirePublishable, whenExamined } from './publish-draft.server.ts'
import { detailsNow, requireListable } from './details-now.server.ts'

/** Keeps its place in the queue.
 * @throws AppError notFound; Refused notInReview, missingFields, priceTooLow, findings, kitFindings */
export const resubmit = (
  database: Queryable,
  member: Member,
  input: DraftAddress,
): Promise<{ change: ServerChange } & Partial<Findings>> =>
  whenExamined(member, async () => {
    const { said, ...change } = await editDraft(database, member, 'publish', input, async (tx, root) => {
      if (!can.resubmit(member, root)) throw new Refused({ reason: 'notInReview' })
      requireListable(root, 'published')
      const said = await requirePublishable(tx, root)
      if (root.resubmittedAt === null) {
        await tx
          .update(adventures)
          .set({ resubmittedAt: sql`now()` })
          .where(eq(adventures.id, root.id))
        await tellModerator(tx, root)
      }
      return { ...(await detailsNow(tx, root.id)), said }
    })
    return { change, ...said }
  })

/** The moderator who took the work to review, if still staff. */
async function tellModerator(tx: Transaction, { id, title, moderationNote }: DraftRoot): Promise<void> {
  const [taken] = await tx
    .select({
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      language: users.language,
      role: userRoles.role,
    })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(auditLog.action, 'adventure.taken_to_review'), eq(auditLog.entityId, id), isNull(users.bannedAt)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1)
  const isStaff = taken && (taken.role !== null || env().ADMIN_EMAILS.includes(taken.email.toLowerCase()))
  if (!isStaff || !taken.emailVerified) return
  await queueMail(tx, {
    to: taken.email,
    language: taken.language ?? 'en',
    template: 'work_resubmitted',
    variables: { title, note: moderationNote ?? '', workPath: `/admin/moderation/${id}` },
    userId: taken.userId,
  })
}
