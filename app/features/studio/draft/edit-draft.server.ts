import { sql } from 'drizzle-orm'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { Deed } from '#app/features/drafts/draft.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { adventures } from '#database/schema/adventures.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { savedRoot } from './draft-news.server.ts'
import { Refused } from './refused.ts'

/** `writtenIn`: the primary language as the page showed it. */
export type DraftAddress = { adventureId: string; writtenIn?: Locale | undefined }

export type InDraft<Input> = Input & DraftAddress

export type DraftRoot = typeof adventures.$inferSelect

/** Locks the adventure, so that saves take turns; counts the save. @throws AppError notFound; Refused otherLanguage */
export function editDraft<Rows extends object>(
  database: Queryable,
  member: Member,
  deed: Deed,
  { adventureId, writtenIn }: DraftAddress,
  save: (tx: Transaction, root: DraftRoot) => Promise<Rows>,
): Promise<Rows & { draftRevision: number }> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(async (tx) => {
    const [root] = await tx
      .update(adventures)
      .set({ draftRevision: sql`${adventures.draftRevision} + 1`, updatedAt: sql`clock_timestamp()` })
      .where(draftFor(deed, adventureId, member))
      .returning(savedRoot)
    if (!root) throw new AppError('notFound')
    if (writtenIn !== undefined && writtenIn !== root.primaryLanguage) throw new Refused({ reason: 'otherLanguage' })
    return { draftRevision: root.draftRevision, ...(await save(tx, root)) }
  })
}

/** @throws AppError notFound when there is no row */
export function foundOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new AppError('notFound')
  return row
}
