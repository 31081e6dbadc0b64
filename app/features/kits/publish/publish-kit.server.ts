import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { isStored, storeEdition } from '#app/features/adventure/store-edition.server.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { checkKit, withTemplate } from '#app/features/kits/checks/check-kit.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import { isPublishableKit } from '#app/features/kits/checks/finding.ts'
import type { KitDocument } from '#app/features/kits/compile/kit-edition.schema.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { compileStoredKit, isTemplateUnchanged, storedKit } from '#app/features/kits/compile/stored-kit.server.ts'

export type KitPublication =
  | { outcome: 'published' | 'unchanged'; editionId: string; checked: CheckedKit }
  | { outcome: 'refused'; checked: CheckedKit }

/** Undefined for an online adventure. */
export function checkStoredKit(draft: StoredDraft): CheckedKit | undefined {
  const kit = storedKit(draft)
  const compiled = compileStoredKit(draft)
  if (!kit || !compiled) return undefined
  const { id, title, templateHash } = draft.adventure
  const checked = checkKit(kit, languagesOf(draft.adventure), draft.adventure)
  return isTemplateUnchanged(templateHash, compiled) ? withTemplate(checked, { id, title }) : checked
}

/** Also publishes its public pictures. The caller has locked the adventure's row and stores the edition's id in it. */
export async function publishKit(tx: Transaction, adventureId: string, memberId: string): Promise<KitPublication> {
  const draft = await findStoredDraft(tx, adventureId)
  const checked = draft && checkStoredKit(draft)
  const compiled = draft && compileStoredKit(draft)
  if (!checked || !compiled) throw new Error('the kit to publish is gone')
  if (!isPublishableKit(checked.findings)) return { outcome: 'refused', checked }
  const { publishedEditionId, draftRevision } = draft.adventure
  if (publishedEditionId && (await isStored(tx, publishedEditionId, compiled)))
    return { outcome: 'unchanged', editionId: publishedEditionId, checked }
  const editionId = await storeEdition(tx, compiled, {
    adventureId,
    purpose: 'published',
    draftRevision,
    createdBy: memberId,
  })
  await publishAssets(tx, adventureId, openPictures(compiled.document))
  return { outcome: 'published', editionId, checked }
}

/** The portraits of a dinner; all other pictures are part of the kit. */
export const openPictures = (document: KitDocument): string[] =>
  document.kind === 'mystery-dinner'
    ? document.characters.flatMap(({ portraitAssetId }) => (portraitAssetId === null ? [] : [portraitAssetId]))
    : []
