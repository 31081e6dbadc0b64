import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { Deed } from '#app/features/drafts/draft.policy.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { draftChanges, draftVisits } from '#database/schema/draft-changes.ts'
import { changesAtOnce } from './change-view.ts'
import type { ChangesResult, ChangeView } from './change-view.ts'

/** What others changed since the reader has looked at the draft; nothing for whoever never has.
 * @throws AppError notFound */
export async function listSinceSeen(database: Queryable, member: Member, adventureId: string): Promise<ChangesResult> {
  const id = await findDraft(database, member, adventureId, 'read')
  const seen = sql`(select ${draftVisits.revision} from ${draftVisits}
    where ${and(eq(draftVisits.adventureId, id), eq(draftVisits.userId, member.userId))})`
  const byOthers = or(isNull(draftChanges.userId), ne(draftChanges.userId, member.userId))
  return list(database, and(eq(draftChanges.adventureId, id), gt(draftChanges.revision, seen), byOthers)!)
}

/** All, or those older than the last that was listed. @throws AppError notFound */
export async function listChanges(
  database: Queryable,
  member: Member,
  { adventureId, olderThan }: { adventureId: string; olderThan: string | null },
): Promise<ChangesResult> {
  const id = await findDraft(database, member, adventureId, 'versions')
  return list(database, and(eq(draftChanges.adventureId, id), olderThan === null ? undefined : older(olderThan))!)
}

/** Where a change stood when it was listed: it may have changed again since, or be gone. */
const cursorOf = ({ revision, id }: typeof draftChanges.$inferSelect): string => `${revision}.${id}`

/** Undefined for what is no cursor. */
function older(cursor: string): SQL | undefined {
  const [, revision, id = ''] = /^(\d{1,9})\.(.+)$/.exec(cursor) ?? []
  return revision !== undefined && isId(id)
    ? sql`(${draftChanges.revision}, ${draftChanges.id}) < (${Number(revision)}::int, ${id}::uuid)`
    : undefined
}

async function findDraft(database: Queryable, member: Member, adventureId: string, deed: Deed): Promise<string> {
  const [found] = isId(adventureId)
    ? await database
        .select({ id: adventures.id })
        .from(adventures)
        .where(draftFor(deed, adventureId, member))
    : []
  if (!found) throw new AppError('notFound')
  return found.id
}

async function list(database: Queryable, where: SQL): Promise<ChangesResult> {
  const rows = await database
    .select({ change: draftChanges, by: users.name })
    .from(draftChanges)
    .leftJoin(users, eq(users.id, draftChanges.userId))
    .where(where)
    .orderBy(desc(draftChanges.revision), desc(draftChanges.id))
    .limit(changesAtOnce + 1)
  const page = rows.slice(0, changesAtOnce)
  const changes = page.flatMap(({ change, by }): ChangeView[] => {
    const { id, kind, rowId, rowName, op, before, after } = change
    // What its writer changed back before the entry ended is no change
    const fields = change.fields.filter((name) => !(name in before) || !isStoredAlike(before[name], after[name]))
    if (!kindNames.includes(kind as KindName) || (op === 'change' && fields.length === 0)) return []
    const of = (values: Record<string, unknown>) =>
      Object.fromEntries(fields.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
    const at = change.changedAt.toISOString()
    return [{ id, by, kind: kind as KindName, rowId, rowName, op, fields, before: of(before), after: of(after), at }]
  })
  const last = page.at(-1)
  return { status: 'listed', changes, hasMore: rows.length > changesAtOnce, last: last ? cursorOf(last.change) : null }
}
