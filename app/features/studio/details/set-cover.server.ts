import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { isListed } from '#app/features/adventure/status.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import type { SetCoverInput } from '#app/features/studio/details.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { readDetails, saveDetails } from './save-details.server.ts'

/**
 * Puts a picture that was uploaded to this adventure on its cover. On a listed adventure it is public at once.
 * @throws AppError notFound, invalidInput (a picture of something else); EditConflict
 */
export const setCover = (database: Queryable, member: Member, input: InDraft<SetCoverInput>): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    await requireAssetOfAdventure(tx, root.id, input.assetId)
    await saveDetails(tx, root, input.version, { thumbnailAssetId: input.assetId })
    if (isListed(root.status)) await publishAssets(tx, root.id, [input.assetId])
    return { details: await readDetails(tx, root.id) }
  })
