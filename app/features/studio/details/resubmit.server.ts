import { eq, sql } from 'drizzle-orm'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import { Refused } from '#app/features/studio/edit-refusals.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { requireListable } from '#app/features/studio/listing-rules.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { requirePublishable, whenExamined } from './publish-draft.server.ts'
import { readDetails } from './save-details.server.ts'

/**
 * "Resubmit": its creator asks the moderators to look again at what they took down, once it has all that publishing asks for and can be
 * finished. It stays in review until they decide. Asked again it keeps its place in their queue.
 * @returns the change with the checker's warnings
 * @throws AppError notFound; Refused: not in review or not their own, a required field empty, a price that cannot be charged, or it cannot
 * be finished
 */
export const resubmit = (
  database: Queryable,
  member: Member,
  input: { adventureId: string },
): Promise<DraftChange & { findings: Finding[] }> =>
  whenExamined(member, () =>
    editDraft(database, member, input, async (tx, root) => {
      if (!can.resubmit(member, root)) throw new Refused({ reason: 'notInReview' })
      requireListable(root, 'published')
      const findings = await requirePublishable(tx, root)
      if (root.resubmittedAt === null) {
        await tx
          .update(adventures)
          .set({ resubmittedAt: sql`now()` })
          .where(eq(adventures.id, root.id))
      }
      return { details: await readDetails(tx, root.id), findings }
    }),
  )
