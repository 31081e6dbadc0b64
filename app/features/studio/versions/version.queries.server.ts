import { desc, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { publishedNumbers } from '#app/features/adventure/published-numbers.server.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { takeSnapshot } from './snapshot.server.ts'
import type { VersionView } from './version-view.ts'

/** Newest first; reads digests, not documents. @throws AppError notFound */
export const listVersions = async (
  database: Queryable,
  member: Member,
  input: { adventureId: string },
): Promise<VersionView[]> =>
  readOwnDraft(database, member, 'versions', input.adventureId, async (tx, draft) => {
    const { digests } = await takeSnapshot(tx, draft.adventure.id, draftOf(draft))
    const { id, cause, name, editionNumber, createdAt, counts } = draftVersions
    const differences = sql<number>`(
      select count(*)::int from jsonb_each_text(${draftVersions.digests}) kept full
        join jsonb_each_text(${JSON.stringify(digests)}::jsonb) present on present.key = kept.key
      where kept.value is distinct from present.value)`
    const rows = await tx
      .select({ id, cause, name, editionNumber, createdAt, counts, differences })
      .from(draftVersions)
      .where(eq(draftVersions.adventureId, draft.adventure.id))
      .orderBy(desc(createdAt), desc(id))
    const numberOf = await publishedNumbers(tx, draft.adventure.id)
    return rows.map((row) => ({
      id: row.id,
      cause: row.cause,
      name: row.name,
      editionNumber: row.editionNumber === null ? null : numberOf(row.editionNumber),
      keptAt: row.createdAt.toISOString(),
      counts: row.counts,
      differences: row.differences,
    }))
  })
