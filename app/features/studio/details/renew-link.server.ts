import { eq, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { DraftAddress } from '#app/features/studio/draft/edit-draft.server.ts'
import type { ServerChange } from '#app/features/studio/draft/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures, newShareCode } from '#database/schema/adventures.ts'
import { detailsNow } from './details-now.server.ts'

/** Makes the link of unlisted work anew, which ends the old one; who has the work already keeps it.
 * @throws AppError notFound */
export const renewLink = (database: Queryable, member: Member, input: DraftAddress): Promise<ServerChange> =>
  editDraft(database, member, input, async (tx, root) => {
    await tx
      .update(adventures)
      .set({ link: sql`gen_random_uuid()`, shareCode: newShareCode })
      .where(eq(adventures.id, root.id))
    await announcePageChange(tx)
    return detailsNow(tx, root.id)
  })
