import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { ProjectFile } from '#app/features/studio/exchange/project-document.schema.ts'
import { ProjectRefused } from '#app/features/studio/exchange/project-refusal.ts'
import { upgradeProject } from '#app/features/studio/exchange/upgrade-project.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { snapshotNow } from './keep-version.server.ts'
import { readDocument } from './read-document.server.ts'
import { replaceDraft } from './replace-draft.server.ts'
import { snapshotOf } from './snapshot.server.ts'
import { storeVersion } from './store-version.server.ts'
import { VersionRefused } from './version-refused.ts'
import type { RestoreVersionInput } from './versions.schema.ts'

type Row = typeof draftVersions.$inferSelect

/**
 * Makes the draft what it was when a version was kept, under the same ids, in one transaction. What the draft was until now is kept first, by
 * itself, so that restoring can be taken back by restoring that.
 * @throws AppError notFound; conflict when the draft was saved after the revision that the author saw; VersionRefused unreadable; Refused when
 * the adventure is listed and the version lacks what listed ones must have
 */
export const restoreVersion = (
  database: Queryable,
  member: Member,
  input: InDraft<RestoreVersionInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const version = foundOne(
      await tx
        .select()
        .from(draftVersions)
        .where(and(eq(draftVersions.id, input.versionId), eq(draftVersions.adventureId, root.id))),
    )
    // Opening the draft for this save has counted one
    if (root.draftRevision !== input.draftRevision + 1)
      throw new AppError('conflict', { log: 'the draft was saved since its author saw it' })
    const document = await readDocument(tx, root.id, fileOf(version))
    const present = await snapshotNow(tx, root.id)
    const { digests } = snapshotOf(fileOf(version))
    const changed = new Set(Object.keys(digests).filter((id) => digests[id] !== present.digests[id]))
    await storeVersion(tx, root.id, present, { cause: 'before_restore', ...nameOf(version) })
    try {
      await replaceDraft(tx, root, present.document, document, changed)
    } catch (error) {
      throw error instanceof ProjectRefused ? new VersionRefused({ reason: 'unreadable' }, error) : error
    }
    return {}
  })

/** What the version of the state before is called after. What was itself kept before something was restored has no name of its own. */
const nameOf = ({ cause, name, editionNumber }: Row): Pick<Row, 'name' | 'editionNumber'> =>
  cause === 'before_restore' ? { name: '', editionNumber: null } : { name, editionNumber }

/** The document that a version holds, as today's version of it. */
const fileOf = (version: Row): ProjectFile => upgradeProject(version.document) as ProjectFile
