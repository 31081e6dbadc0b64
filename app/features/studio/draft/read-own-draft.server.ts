import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { coAuthorsWho, editsEverybodys } from '#app/features/drafts/draft.policy.ts'
import type { Deed } from '#app/features/drafts/draft.policy.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'

/** In one snapshot. @throws AppError notFound when absent, in the trash or not theirs to do this with */
export function readOwnDraft<Result>(
  database: Queryable,
  member: Member,
  deed: Deed,
  adventureId: string,
  read: (tx: Transaction, draft: StoredDraft) => Promise<Result>,
): Promise<Result> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(
    async (tx) => {
      const editor = { userId: member.userId, ofEverybody: editsEverybodys(member), roles: coAuthorsWho(deed) }
      const draft = await findStoredDraft(tx, adventureId, editor)
      if (!draft) throw new AppError('notFound')
      return read(tx, draft)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
