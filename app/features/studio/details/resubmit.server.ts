import { eq, sql } from 'drizzle-orm'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { DraftAddress } from '#app/features/studio/draft/edit-draft.server.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import type { Findings, ServerChange } from '#app/features/studio/draft/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { requirePublishable, whenExamined } from './publish-draft.server.ts'
import { detailsNow, requireListable } from './details-now.server.ts'

/** Keeps its place in line. @throws AppError notFound; Refused notInReview, missingFields, priceTooLow, findings,
 * kitFindings */
export const resubmit = (
  database: Queryable,
  member: Member,
  input: DraftAddress,
): Promise<{ change: ServerChange } & Partial<Findings>> =>
  whenExamined(member, async () => {
    const { said, ...change } = await editDraft(database, member, input, async (tx, root) => {
      if (!can.resubmit(member, root)) throw new Refused({ reason: 'notInReview' })
      requireListable(root, 'published')
      const said = await requirePublishable(tx, root)
      if (root.resubmittedAt === null)
        await tx
          .update(adventures)
          .set({ resubmittedAt: sql`now()` })
          .where(eq(adventures.id, root.id))
      return { ...(await detailsNow(tx, root.id)), said }
    })
    return { change, ...said }
  })
