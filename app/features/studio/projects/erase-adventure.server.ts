import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import { hasBuyers } from '#app/features/payments/ledger/entitled.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { draftChanges, draftVisits } from '#database/schema/draft-changes.ts'
import { draftNotes } from '#database/schema/draft-notes.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { entitlements } from '#database/schema/payments.ts'
import { runs } from '#database/schema/play.ts'
import { removeFiles } from '#app/features/media/remove-files.server.ts'
import { oldestInTrash } from './trash.ts'
import { trashedAdventure } from './trash.queries.server.ts'

type Where = { database: Database; storage: FileStorage }

/** Buyers keep what they bought, without its creator. @throws AppError notFound */
export async function eraseAdventure(
  { database, storage }: Where,
  member: Member,
  input: { adventureId: string },
  now = new Date(),
): Promise<void> {
  const files = await database.transaction(async (tx) => {
    const found = await tx
      .select({ id: adventures.id })
      .from(adventures)
      .where(trashedAdventure(input.adventureId, member, now))
      .for('update')
    return eraseRows(tx, foundOne(found).id)
  })
  await removeFiles(storage, files)
}

/** Runs daily, in any number of processes. @returns how many were erased */
export async function emptyTrash({ database, storage }: Where, now = new Date()): Promise<number> {
  const old = await database
    .select({ id: adventures.id })
    .from(adventures)
    .where(lte(adventures.deletedAt, oldestInTrash(now)))
  let erased = 0
  for (const { id } of old) {
    const files = await database.transaction(async (tx) => {
      const [found] = await tx
        .select({ id: adventures.id, creatorId: adventures.creatorId })
        .from(adventures)
        .where(and(eq(adventures.id, id), lte(adventures.deletedAt, oldestInTrash(now))))
        .for('update')
      // Already kept for buyers, or erased by another process.
      if (!found || (found.creatorId === null && (await hasBuyers(tx, id)))) return null
      return eraseRows(tx, id)
    })
    if (files === null) continue
    erased++
    await removeFiles(storage, files)
  }
  return erased
}

/** Erases an adventure whose row is locked. @returns keys of unreferenced files */
export async function eraseRows(tx: Transaction, adventureId: string): Promise<string[]> {
  // These are deleted even when buyers keep the rest.
  await tx.delete(coAuthorInvitations).where(eq(coAuthorInvitations.adventureId, adventureId))
  await tx.delete(coAuthors).where(eq(coAuthors.adventureId, adventureId))
  for (const table of [draftNotes, draftChanges, draftVisits])
    await tx.delete(table).where(eq(table.adventureId, adventureId))
  await tx.delete(draftVersions).where(eq(draftVersions.adventureId, adventureId))
  if (await hasBuyers(tx, adventureId)) {
    await tx.update(adventures).set({ creatorId: null }).where(eq(adventures.id, adventureId))
    return []
  }
  // Only those taken back: if there are any others, the adventure is kept in the database.
  await tx
    .delete(entitlements)
    .where(and(eq(entitlements.adventureId, adventureId), isNotNull(entitlements.takenBackAt)))
  // Runs reference the editions.
  await tx.delete(runs).where(eq(runs.adventureId, adventureId))
  const gone = await tx.delete(assets).where(eq(assets.adventureId, adventureId)).returning({ key: assets.storageKey })
  await tx.delete(adventures).where(eq(adventures.id, adventureId))
  return gone.map(({ key }) => key)
}
