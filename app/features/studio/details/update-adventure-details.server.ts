import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { UpdateDetailsInput } from '#app/features/studio/details.schema.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { detailsColumns } from './details-columns.ts'
import { readDetails, saveDetails } from './save-details.server.ts'

/**
 * Saves what changed on the Details tab. It is live at once.
 * @throws AppError notFound; EditConflict; InvalidInput; Refused when a listed adventure would lose a required field
 */
export const updateAdventureDetails = (
  database: Queryable,
  member: Member,
  input: InDraft<UpdateDetailsInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    await saveDetails(tx, root, input.version, detailsColumns(root, input.changes))
    return { details: await readDetails(tx, root.id) }
  })
