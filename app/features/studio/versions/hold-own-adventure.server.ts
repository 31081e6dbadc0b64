import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editableAdventure } from '#app/features/media/asset.queries.server.ts'
import { foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'

/**
 * Does something beside a draft that is no save of it: its row is held, so that no save comes between, and stays as it is.
 * @throws AppError notFound when the adventure is absent, in the trash or not theirs
 */
export function holdOwnAdventure<Result>(
  database: Queryable,
  member: Member,
  adventureId: string,
  work: (tx: Transaction, adventureId: string) => Promise<Result>,
): Promise<Result> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(async (tx) => {
    const found = await tx
      .select({ id: adventures.id })
      .from(adventures)
      .where(editableAdventure(adventureId, member))
      .for('no key update')
    return work(tx, foundOne(found).id)
  })
}
