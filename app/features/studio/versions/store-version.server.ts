import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import type { Snapshot } from './snapshot.server.ts'
import { VersionRefused } from './version-refused.ts'
import { versionLimits } from './version-view.ts'

type Row = typeof draftVersions.$inferInsert

/** Removes the oldest automatic versions of its cause.
 * The caller holds the adventure's row. @throws VersionRefused tooMany */
export async function storeVersion(
  tx: Transaction,
  adventureId: string,
  { document, counts, digests }: Snapshot,
  as: Pick<Row, 'cause' | 'name' | 'editionNumber'>,
): Promise<void> {
  if (as.cause === 'named') await requireRoomForName(tx, adventureId)
  // The actual time, since `now()` is older if the transaction waited for the row.
  await tx
    .insert(draftVersions)
    .values({ adventureId, document, counts, digests, createdAt: sql`clock_timestamp()`, ...as })
  if (as.cause !== 'named') await thin(tx, adventureId, as.cause)
}

/** The caller holds the adventure's row. @throws VersionRefused tooMany */
export async function requireRoomForName(tx: Transaction, adventureId: string): Promise<void> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(draftVersions)
    .where(and(eq(draftVersions.adventureId, adventureId), eq(draftVersions.cause, 'named')))
  if ((counted?.count ?? 0) >= versionLimits.named)
    throw new VersionRefused({ reason: 'tooMany', limit: versionLimits.named })
}

async function thin(tx: Transaction, adventureId: string, cause: Exclude<Row['cause'], 'named'>): Promise<void> {
  const old = tx
    .select({ id: draftVersions.id })
    .from(draftVersions)
    .where(and(eq(draftVersions.adventureId, adventureId), eq(draftVersions.cause, cause)))
    .orderBy(desc(draftVersions.createdAt), desc(draftVersions.id))
    .offset(versionLimits.automatic)
  await tx.delete(draftVersions).where(inArray(draftVersions.id, old))
}
