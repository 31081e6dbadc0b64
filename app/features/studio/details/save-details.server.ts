import { and, eq } from 'drizzle-orm'
import { findAdventureRow } from '#app/features/adventure/draft.queries.server.ts'
import { isListed } from '#app/features/adventure/status.ts'
import { presentDetails } from '#app/features/studio/draft.present.ts'
import type { DetailsView } from '#app/features/studio/draft-view.ts'
import { foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { DraftRoot } from '#app/features/studio/edit-draft.server.ts'
import { EditConflict } from '#app/features/studio/edit-refusals.ts'
import { requireListable } from '#app/features/studio/listing-rules.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures } from '#database/schema/adventures.ts'

type Columns = Partial<typeof adventures.$inferInsert>

/** The adventure as the Details tab shows it, read anew. */
export async function readDetails(tx: Transaction, adventureId: string): Promise<DetailsView> {
  return presentDetails(foundOne([await findAdventureRow(tx, adventureId)].filter((row) => row !== undefined)))
}

/** @throws EditConflict with the adventure as it is now, when somebody saved it after `version` */
export async function requireVersion(tx: Transaction, root: DraftRoot, version: number): Promise<void> {
  if (root.version !== version) throw new EditConflict({ details: await readDetails(tx, root.id) })
}

/**
 * Writes columns of the adventure's own row and raises its version. What is live at once stays complete, and the pages
 * that visitors were given are dropped.
 * @throws EditConflict, Refused (a listed adventure would lose what it needs)
 */
export async function saveDetails(
  tx: Transaction,
  root: DraftRoot,
  version: number,
  columns: Columns,
): Promise<DraftRoot> {
  await requireVersion(tx, root, version)
  const rows = await tx
    .update(adventures)
    .set({ ...columns, version: version + 1 })
    .where(and(eq(adventures.id, root.id), eq(adventures.version, version)))
    .returning()
  const saved = foundOne(rows)
  if (saved.status === 'coming_soon' || saved.status === 'published') requireListable(saved, saved.status)
  if (isListed(root.status) || isListed(saved.status)) await announcePageChange(tx)
  return saved
}
