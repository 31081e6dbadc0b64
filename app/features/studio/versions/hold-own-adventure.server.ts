import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { Deed } from '#app/features/drafts/draft.policy.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'

/** Locks the adventure without counting a save. @throws AppError notFound */
export function holdOwnAdventure<Result>(
  database: Queryable,
  member: Member,
  adventureId: string,
  work: (tx: Transaction, adventureId: string) => Promise<Result>,
  deed: Deed = 'versions',
): Promise<Result> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(async (tx) => {
    const found = await tx
      .select({ id: adventures.id })
      .from(adventures)
      .where(draftFor(deed, adventureId, member))
      .for('no key update')
    return work(tx, foundOne(found).id)
  })
}
