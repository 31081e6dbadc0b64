import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { roleOf } from '#app/features/drafts/draft-access.server.ts'
import { may, mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { editDraft, foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { recordReplaced } from '#app/features/studio/draft/record-changes.server.ts'
import { ProjectRefused } from '#app/features/studio/exchange/project-refusal.ts'
import { upgradeProject } from '#app/features/studio/exchange/upgrade-project.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { snapshotNow } from './keep-version.server.ts'
import { readDocument } from './read-document.server.ts'
import { replaceDraft } from './replace-draft.server.ts'
import { storeVersion } from './store-version.server.ts'
import { VersionRefused } from './version-refused.ts'
import type { RestoreVersionInput } from './versions.schema.ts'

type Row = typeof draftVersions.$inferSelect

/** Keeps a version first. @throws AppError notFound, conflict, notAllowed; VersionRefused unreadable; Refused missingFields */
export const restoreVersion = (
  database: Queryable,
  member: Member,
  input: InDraft<RestoreVersionInput>,
): Promise<{ draftRevision: number }> =>
  editDraft(database, member, 'versions', input, async (tx, root) => {
    const version = foundOne(
      await tx
        .select()
        .from(draftVersions)
        .where(and(eq(draftVersions.id, input.versionId), eq(draftVersions.adventureId, root.id))),
    )
    // `editDraft` has already counted this save.
    if (root.draftRevision !== input.draftRevision + 1)
      throw new AppError('conflict', { log: 'the draft was saved since its author saw it' })
    const document = await readDocument(tx, root.id, fileOf(version))
    const role = await roleOf(tx, member, root)
    if (!mayChangeDetails(role, root.status)) throw new AppError('notAllowed', { log: 'it is out' })
    const present = await snapshotNow(tx, root.id)
    await storeVersion(tx, root.id, present, { cause: 'before_restore', ...nameOf(version) })
    try {
      await replaceDraft(tx, root, present, may(role, 'price') ? document : withoutPrice(document))
      await recordReplaced(tx, root, member.userId, document.adventure.primaryLanguage)
    } catch (error) {
      throw error instanceof ProjectRefused ? new VersionRefused({ reason: 'unreadable' }, error) : error
    }
    return {}
  })

/** The price stays as it is now. */
function withoutPrice({ adventure: { price: _price, ...adventure }, ...document }: ProjectDocument): ProjectDocument {
  return { ...document, adventure }
}

const nameOf = ({ cause, name, editionNumber }: Row): Pick<Row, 'name' | 'editionNumber'> =>
  cause === 'before_restore' ? { name: '', editionNumber: null } : { name, editionNumber }

/** As today's code reads it. */
export const fileOf = (version: Pick<Row, 'document'>): ProjectDocument =>
  upgradeProject(version.document) as ProjectDocument
