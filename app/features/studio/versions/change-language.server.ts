import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { roleOf } from '#app/features/drafts/draft-access.server.ts'
import { mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { editDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import { recordReplaced } from '#app/features/studio/draft/record-changes.server.ts'
import { swapLanguages } from '#app/features/studio/versions/swap-languages.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { snapshotNow } from './keep-version.server.ts'
import { readDocument } from './read-document.server.ts'
import { replaceDraft } from './replace-draft.server.ts'
import { storeVersion } from './store-version.server.ts'
import type { ChangeLanguageInput } from './versions.schema.ts'

/** Keeps a version first. @throws AppError notFound, conflict, notAllowed; VersionRefused unreadable; Refused missingFields */
export const changeLanguage = (
  database: Queryable,
  member: Member,
  input: InDraft<ChangeLanguageInput>,
): Promise<{ draftRevision: number }> =>
  editDraft(database, member, 'versions', input, async (tx, root) => {
    // `editDraft` has already counted this save.
    if (root.draftRevision !== input.draftRevision + 1)
      throw new AppError('conflict', { log: 'the draft was saved since its author saw it' })
    if (root.primaryLanguage === input.primaryLanguage) return {}
    if (!mayChangeDetails(await roleOf(tx, member, root), root.status))
      throw new AppError('notAllowed', { log: 'it is out' })
    const present = await snapshotNow(tx, root.id)
    await storeVersion(tx, root.id, present, { cause: 'before_language' })
    // With addresses in place of links to files, which puzzles cannot read
    const document = await readDocument(tx, root.id, present.document)
    await replaceDraft(tx, root, present, swapLanguages(document, input.primaryLanguage))
    await recordReplaced(tx, root, member.userId, input.primaryLanguage)
    return {}
  })
