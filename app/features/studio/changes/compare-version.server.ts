import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import { entryOf } from '#app/features/studio/draft/record-changes.server.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import { readDocument } from '#app/features/studio/versions/read-document.server.ts'
import { differences } from '#app/features/studio/versions/replace-draft.server.ts'
import { fileOf } from '#app/features/studio/versions/restore-version.server.ts'
import { rowsOfDocument } from '#app/features/studio/versions/rows-of-document.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { changesAtOnce } from './change-view.ts'
import type { ChangesResult, ChangeView } from './change-view.ts'

/** How the draft differs from a kept version, row by row. @throws AppError notFound; VersionRefused unreadable */
export const compareVersion = (
  database: Queryable,
  member: Member,
  { adventureId, versionId }: { adventureId: string; versionId: string },
): Promise<ChangesResult> =>
  readOwnDraft(database, member, 'versions', adventureId, async (tx, stored) => {
    if (!isId(versionId)) throw new AppError('notFound')
    const version = foundOne(
      await tx
        .select({ document: draftVersions.document, createdAt: draftVersions.createdAt })
        .from(draftVersions)
        .where(and(eq(draftVersions.id, versionId), eq(draftVersions.adventureId, adventureId))),
    )
    const draft = draftOf(stored)
    const then = rowsOfDocument(await readDocument(tx, adventureId, fileOf(version)), draft)
    const at = version.createdAt.toISOString()
    const told = differences(then, draft.rows).flatMap((each) =>
      entryOf(each).map((entry) => ({ ...entry, id: each.id })),
    )
    const changes = told.slice(0, changesAtOnce).map((entry) => ({ ...entry, by: null, at })) as ChangeView[]
    return { status: 'listed', changes, hasMore: told.length > changesAtOnce, last: null }
  })
