import { and, eq, isNull } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { Deed } from '#app/features/drafts/draft.policy.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { Status } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { announceDraft } from './draft-news.server.ts'

export type HeldWork = { id: string; title: string; creatorId: string | null; status: Status }

const columns = {
  id: adventures.id,
  title: adventures.title,
  creatorId: adventures.creatorId,
  status: adventures.status,
}

/** With the lock that every command of the draft takes, so that what changes here counts from the next one; the draft
 * is announced. @throws AppError notFound */
export function holdDraft<Result>(
  database: Database,
  member: Member,
  { adventureId, deed }: { adventureId: string; deed: Deed },
  work: (tx: Transaction, found: HeldWork) => Promise<Result>,
): Promise<Result> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select(columns)
      .from(adventures)
      .where(draftFor(deed, adventureId, member))
      .for('no key update')
    if (!found) throw new AppError('notFound')
    const done = await work(tx, found)
    await announceDraft(tx, found.id)
    return done
  })
}

/** For whoever was invited, who may not read it yet. @throws AppError notFound */
export async function holdInvitedWork(tx: Transaction, adventureId: string): Promise<HeldWork> {
  const [found] = await tx
    .select(columns)
    .from(adventures)
    .where(and(eq(adventures.id, adventureId), isNull(adventures.deletedAt)))
    .for('no key update')
  if (!found) throw new AppError('notFound')
  return found
}
