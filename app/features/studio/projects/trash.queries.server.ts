import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { mayIn } from '#app/features/drafts/draft-access.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { oldestInTrash } from './trash.ts'

export function trashedAdventure(adventureId: string, member: Member, now: Date) {
  if (!isId(adventureId)) throw new AppError('notFound')
  return and(
    eq(adventures.id, adventureId),
    isNotNull(adventures.deletedAt),
    gt(adventures.deletedAt, oldestInTrash(now)),
    mayIn('delete', member),
  )
}

const trash = builtOnce((database) =>
  database
    .select({
      id: adventures.id,
      title: adventures.title,
      description: adventures.description,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      kind: adventures.kind,
      deletedAt: adventures.deletedAt,
    })
    .from(adventures)
    .where(
      and(eq(adventures.creatorId, sql.placeholder('userId')), gt(adventures.deletedAt, sql.placeholder('oldest'))),
    )
    .orderBy(desc(adventures.deletedAt), desc(adventures.id))
    .prepare('own_trash'),
)

export const listTrash = (database: Queryable, { userId }: Pick<Member, 'userId'>, now = new Date()) =>
  trash(database).execute({ userId, oldest: oldestInTrash(now) })

export type TrashRow = Awaited<ReturnType<typeof listTrash>>[number]
