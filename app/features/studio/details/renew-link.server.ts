import { eq, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { DraftAddress } from '#app/features/studio/draft/edit-draft.server.ts'
import type { ServerChange } from '#app/features/studio/draft/editor-result.ts'
import { violatedConstraint } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures, newShareCode } from '#database/schema/adventures.ts'
import { detailsNow } from './details-now.server.ts'

const mostTries = 5

/** Makes the link of unlisted work anew, which ends the old one; who has the work already keeps it.
 * @throws AppError notFound */
export async function renewLink(
  database: Queryable,
  member: Member,
  input: DraftAddress,
  newCode = () => newShareCode,
): Promise<ServerChange> {
  for (let tries = 1; ; tries++) {
    try {
      return await editDraft(database, member, 'publish', input, async (tx, root) => {
        await tx
          .update(adventures)
          .set({ link: sql`gen_random_uuid()`, shareCode: newCode() })
          .where(eq(adventures.id, root.id))
        await announcePageChange(tx)
        return detailsNow(tx, root.id)
      })
    } catch (error) {
      // Another adventure has the same code
      if (violatedConstraint(error) !== 'adventures_shareCode_unique' || tries === mostTries) throw error
    }
  }
}
