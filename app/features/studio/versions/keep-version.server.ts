import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { eq } from 'drizzle-orm'
import { editions } from '#database/schema/editions.ts'
import { holdOwnAdventure } from './hold-own-adventure.server.ts'
import { takeSnapshot } from './snapshot.server.ts'
import type { Snapshot } from './snapshot.server.ts'
import { storeVersion } from './store-version.server.ts'
import type { KeepVersionInput } from './versions.schema.ts'

/** @throws AppError notFound; VersionRefused tooMany */
export const keepVersion = (database: Queryable, member: Member, input: InDraft<KeepVersionInput>): Promise<void> =>
  holdOwnAdventure(database, member, input.adventureId, async (tx, id) =>
    storeVersion(tx, id, await snapshotNow(tx, id), { cause: 'named', name: input.name }),
  )

/** The caller holds the adventure's row. */
export async function keepPublishedVersion(tx: Transaction, adventureId: string, editionId: string): Promise<void> {
  const edition = foundOne(
    await tx.select({ number: editions.number }).from(editions).where(eq(editions.id, editionId)),
  )
  await storeVersion(tx, adventureId, await snapshotNow(tx, adventureId), {
    cause: 'published',
    editionNumber: edition.number,
  })
}

export async function snapshotNow(tx: Transaction, adventureId: string): Promise<Snapshot & { draft: Draft }> {
  const draft = draftOf(foundOne([await findStoredDraft(tx, adventureId)].filter((stored) => stored !== undefined)))
  return { ...(await takeSnapshot(tx, adventureId, draft)), draft }
}
