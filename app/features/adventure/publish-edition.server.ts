import { assetsAtAddresses } from '#app/features/media/asset.queries.server.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { isPublishable } from './checks/finding.ts'
import type { Finding } from './checks/finding.ts'
import { checkExaminedEdition } from './check-edition.server.ts'
import { findStoredDraft } from './draft.queries.server.ts'
import type { StoredDraft } from './draft.queries.server.ts'
import { assetsOfEdition, filesOfEdition } from './edition-assets.ts'
import { isStored, storeEdition } from './store-edition.server.ts'

export type Publication =
  | { outcome: 'published'; editionId: string; findings: Finding[] }
  | { outcome: 'unchanged'; editionId: string; findings: Finding[] }
  | { outcome: 'refused'; findings: Finding[] }
  /** This content has not been examined yet, and a transaction must not wait for that: nothing was written. */
  | { outcome: 'notExamined'; draft: StoredDraft }

/** Also publishes its pictures. The caller has locked the adventure's row and stores the edition's id in it. */
export async function publishEdition(tx: Transaction, adventureId: string, memberId: string): Promise<Publication> {
  const draft = await findStoredDraft(tx, adventureId)
  if (!draft) throw new Error('the draft to publish is gone')
  const checked = checkExaminedEdition(draft)
  if (!checked) return { outcome: 'notExamined', draft }
  const { compiled, findings } = checked
  if (!compiled || !isPublishable(findings)) return { outcome: 'refused', findings }
  const { publishedEditionId } = draft.adventure
  if (publishedEditionId && (await isStored(tx, publishedEditionId, compiled)))
    return { outcome: 'unchanged', editionId: publishedEditionId, findings }
  const editionId = await storeEdition(tx, compiled, {
    adventureId,
    purpose: 'published',
    draftRevision: draft.adventure.draftRevision,
    createdBy: memberId,
  })
  const files = await assetsAtAddresses(tx, adventureId, filesOfEdition(compiled.document))
  await publishAssets(tx, adventureId, [...assetsOfEdition(compiled.document, compiled.secrets), ...files])
  return { outcome: 'published', editionId, findings }
}
