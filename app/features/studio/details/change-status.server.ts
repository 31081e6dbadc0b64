import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { announceOpening } from '#app/features/adventure/announce-opening.server.ts'
import { isOut, isShown } from '#app/shared/statuses.ts'
import type { ChosenStatus } from '#app/shared/statuses.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import { notePrice } from '#app/features/payments/ledger/note-price.server.ts'
import { editDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { Findings, ServerChange } from '#app/features/studio/draft/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { detailsNow, requireListable } from './details-now.server.ts'
import { publishDraft, requireAllowed, whenExamined } from './publish-draft.server.ts'
import type { Installation } from './publish-draft.server.ts'

/** Reuses an unchanged edition. @throws AppError notFound; Refused blocked, missingFields, priceTooLow,
 * findings, kitFindings */
export const changeStatus = (
  database: Queryable,
  member: Member,
  { status, ...address }: InDraft<{ status: ChosenStatus }>,
  installation: Installation = env(),
): Promise<{ change: ServerChange } & Partial<Findings>> =>
  whenExamined(member, async () => {
    const { said, ...change } = await editDraft(database, member, 'publish', address, async (tx, root) => {
      requireAllowed(member, root, status, installation)
      requireListable(root, status)
      await tx
        .update(adventures)
        .set({ status, moderationNote: null, resubmittedAt: null })
        .where(eq(adventures.id, root.id))
      if (isShown(root.status) || isShown(status)) await announcePageChange(tx)
      if (isShown(status))
        await notePrice(tx, { adventureId: root.id, priceCents: root.priceCents, changedBy: member.userId })
      if (root.thumbnailAssetId !== null && status !== 'draft')
        await publishAssets(tx, root.id, [root.thumbnailAssetId])
      const publication = isOut(status) && !isOut(root.status) ? await publishDraft(tx, root, member) : null
      if (status === 'published' && root.status !== 'published') await announceOpening(tx, root.id)
      return { ...(await detailsNow(tx, root.id)), said: publication?.said }
    })
    return { change, ...said }
  })
