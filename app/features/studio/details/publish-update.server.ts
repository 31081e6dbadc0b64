import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import { Refused } from '#app/features/studio/edit-refusals.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { requireListable } from '#app/features/studio/listing-rules.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { publishDraft, requireAllowed, whenExamined } from './publish-draft.server.ts'
import type { Installation } from './publish-draft.server.ts'
import { readDetails } from './save-details.server.ts'

/**
 * "Publish update": gives new players the draft as it stands; runs under way keep the edition that they began with.
 * @returns the change with the checker's warnings
 * @throws AppError notFound; Refused: nothing is published or nothing changed, e-mail not verified, or it cannot be finished
 */
export async function publishUpdate(
  database: Queryable,
  member: Member,
  input: { adventureId: string },
  installation: Installation = env(),
): Promise<DraftChange & { findings: Finding[] }> {
  return whenExamined(member, () =>
    editDraft(database, member, input, async (tx, root) => {
      requireAllowed(member, root, 'published', installation)
      if (root.status !== 'published') throw new Refused({ reason: 'nothingToPublish' })
      requireListable(root, 'published')
      const { outcome, findings } = await publishDraft(tx, root, member)
      if (outcome === 'unchanged') throw new Refused({ reason: 'nothingToPublish' })
      return { details: await readDetails(tx, root.id), findings }
    }),
  )
}
