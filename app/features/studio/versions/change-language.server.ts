import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { swapLanguages } from '#app/features/studio/texts/swap-languages.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { snapshotNow } from './keep-version.server.ts'
import { readDocument } from './read-document.server.ts'
import { replaceDraft } from './replace-draft.server.ts'
import { snapshotOf } from './snapshot.server.ts'
import { storeVersion } from './store-version.server.ts'
import type { ChangeLanguageInput } from './versions.schema.ts'

/**
 * Makes another language the one that a draft is written in: translations become the columns of their rows and the other way round, in one
 * transaction. What the draft was until now is kept first, by itself, so that the change is taken back by restoring that.
 * @throws AppError notFound; conflict when the draft was saved after the revision that the author saw; VersionRefused unreadable; Refused when
 * the adventure is listed and would lose what listed ones must have
 */
export const changeLanguage = (
  database: Queryable,
  member: Member,
  input: InDraft<ChangeLanguageInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    // Opening the draft for this save has counted one
    if (root.draftRevision !== input.draftRevision + 1)
      throw new AppError('conflict', { log: 'the draft was saved since its author saw it' })
    if (root.primaryLanguage === input.primaryLanguage) return {}
    const present = await snapshotNow(tx, root.id)
    const swapped = swapLanguages(present.document, input.primaryLanguage)
    const { digests } = snapshotOf(swapped)
    const changed = new Set(Object.keys(digests).filter((id) => digests[id] !== present.digests[id]))
    await storeVersion(tx, root.id, present, { cause: 'before_language' })
    await replaceDraft(tx, root, present.document, await readDocument(tx, root.id, swapped), changed)
    return {}
  })
