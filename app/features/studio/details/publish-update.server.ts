import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { notePrice } from '#app/features/payments/ledger/note-price.server.ts'
import { editDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { DraftAddress } from '#app/features/studio/draft/edit-draft.server.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import type { Findings, ServerChange } from '#app/features/studio/draft/editor-result.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { isOut } from '#app/shared/statuses.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { publishDraft, requireAllowed, whenExamined } from './publish-draft.server.ts'
import type { Installation } from './publish-draft.server.ts'
import { detailsNow, requireListable } from './details-now.server.ts'

/** Running parties keep their edition.
 * @throws AppError notFound; Refused nothingToPublish, blocked, findings, kitFindings */
export const publishUpdate = (
  database: Queryable,
  member: Member,
  input: DraftAddress,
  installation: Installation = env(),
): Promise<{ change: ServerChange } & Partial<Findings>> =>
  whenExamined(member, async () => {
    const { said, ...change } = await editDraft(database, member, 'publish', input, async (tx, root) => {
      requireAllowed(member, root, 'published', installation)
      if (!isOut(root.status)) throw new Refused({ reason: 'nothingToPublish' })
      requireListable(root, 'published')
      const publication = await publishDraft(tx, root, member)
      if (publication.outcome === 'unchanged') throw new Refused({ reason: 'nothingToPublish' })
      await notePrice(tx, { adventureId: root.id, priceCents: root.priceCents, changedBy: member.userId })
      // The adventure's page says which of the edition's files a model made
      await announcePageChange(tx)
      return { ...(await detailsNow(tx, root.id)), said: publication.said }
    })
    return { change, ...said }
  })
