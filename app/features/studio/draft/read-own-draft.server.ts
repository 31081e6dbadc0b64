import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { editsEveryAdventure } from '#app/features/media/asset.policy.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'

/** In one snapshot. @throws AppError notFound when absent, in the trash or not theirs */
export function readOwnDraft<Result>(
  database: Queryable,
  member: Member,
  adventureId: string,
  read: (tx: Transaction, draft: StoredDraft) => Promise<Result>,
): Promise<Result> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(
    async (tx) => {
      const editor = { userId: member.userId, ofEverybody: editsEveryAdventure(member) }
      const draft = await findStoredDraft(tx, adventureId, editor)
      if (!draft) throw new AppError('notFound')
      return read(tx, draft)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
