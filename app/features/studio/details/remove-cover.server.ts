import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { RemoveCoverInput } from '#app/features/studio/details.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { readDetails, saveDetails } from './save-details.server.ts'

/**
 * Takes the cover away, so that another can be uploaded or generated.
 * @throws AppError notFound; EditConflict; Refused (what is listed keeps a cover)
 */
export const removeCover = (
  database: Queryable,
  member: Member,
  input: InDraft<RemoveCoverInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    await saveDetails(tx, root, input.version, { thumbnailAssetId: null })
    return { details: await readDetails(tx, root.id) }
  })
