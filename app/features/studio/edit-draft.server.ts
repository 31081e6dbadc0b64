import { sql } from 'drizzle-orm'
import { editableAdventure } from '#app/features/media/asset.queries.server.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { adventures } from '#database/schema/adventures.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { Refused } from './edit-refusals.ts'
import type { DraftChange, DraftRows } from './editor-result.ts'

/** The adventure of the address that a command was sent to, and the language that its author saw it written in, where the page said so. */
export type DraftAddress = { adventureId: string; writtenIn?: Locale | undefined }

/** A command of the editor, and what it was sent to. */
export type InDraft<Input> = Input & DraftAddress

/** The adventure that a draft belongs to, as the statement that opened it for saving left it. */
export type DraftRoot = typeof adventures.$inferSelect

/**
 * Opens a draft for one save: in a transaction, takes the adventure if this member may change it, counts the save
 * (`draft_revision`, `updated_at`) and holds its row until the end, so that saves of one draft happen one after the other
 * and what a save has read stays true while it writes.
 * @throws AppError notFound when the adventure is absent, in the trash or not theirs; Refused when it is written in another language by now,
 * whose columns are not those that the author typed into. Nothing is saved then, nor when `save` throws
 */
export function editDraft<Rows extends DraftRows & { removed?: string[] }>(
  database: Queryable,
  member: Member,
  { adventureId, writtenIn }: DraftAddress,
  save: (tx: Transaction, root: DraftRoot) => Promise<Rows>,
): Promise<Rows & DraftChange> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(async (tx) => {
    const [root] = await tx
      .update(adventures)
      .set({ draftRevision: sql`${adventures.draftRevision} + 1`, updatedAt: sql`clock_timestamp()` })
      .where(editableAdventure(adventureId, member))
      .returning()
    if (!root) throw new AppError('notFound')
    if (writtenIn !== undefined && writtenIn !== root.primaryLanguage) throw new Refused({ reason: 'otherLanguage' })
    return { ...(await save(tx, root)), draftRevision: root.draftRevision }
  })
}

/** The one row that a statement with the adventure in its WHERE gave back. @throws AppError notFound when it gave none */
export function foundOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new AppError('notFound')
  return row
}
