import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { announceOpening } from '#app/features/adventure/announce-opening.server.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import type { ChangeStatusInput } from '#app/features/studio/details.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { detailsColumns } from './details-columns.ts'
import { publishDraft, requireAllowed, whenExamined } from './publish-draft.server.ts'
import type { Installation } from './publish-draft.server.ts'
import { readDetails, requireVersion, saveDetails } from './save-details.server.ts'

/**
 * Switches between draft, coming_soon and published, and saves the whole form with it. Publishing compiles an edition; what
 * was published before and has not changed since gets its edition back. All of it happens or nothing.
 * @returns the change, with the checker's warnings when something was published
 * @throws AppError notFound; EditConflict; InvalidInput; Refused: in review, e-mail not verified, a required field empty, a
 * price that cannot be charged, or an adventure that cannot be finished
 */
export async function changeStatus(
  database: Queryable,
  member: Member,
  input: InDraft<ChangeStatusInput>,
  installation: Installation = env(),
): Promise<DraftChange & { findings?: Finding[] }> {
  return whenExamined(member, () =>
    editDraft(database, member, input, async (tx, root) => {
      await requireVersion(tx, root, input.version)
      requireAllowed(member, root, input.status, installation)
      const columns = detailsColumns(root, input.changes)
      const saved = await saveDetails(tx, root, input.version, {
        ...columns,
        status: input.status,
        moderationNote: null,
        resubmittedAt: null,
      })
      if (saved.thumbnailAssetId !== null && input.status !== 'draft')
        await publishAssets(tx, root.id, [saved.thumbnailAssetId])
      const publishes = input.status === 'published' && root.status !== 'published'
      const publication = publishes ? await publishDraft(tx, saved, member) : null
      if (publishes) await announceOpening(tx, root.id)
      return { details: await readDetails(tx, root.id), ...(publication ? { findings: publication.findings } : {}) }
    }),
  )
}
