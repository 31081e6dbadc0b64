import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editsEveryAdventure } from '#app/features/media/asset.policy.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
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
    editsEveryAdventure(member) ? undefined : eq(adventures.creatorId, member.userId),
  )
}

export const listTrash = (database: Queryable, member: Pick<Member, 'userId'>, now = new Date()) =>
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
    .where(and(eq(adventures.creatorId, member.userId), gt(adventures.deletedAt, oldestInTrash(now))))
    .orderBy(desc(adventures.deletedAt), desc(adventures.id))

export type TrashRow = Awaited<ReturnType<typeof listTrash>>[number]
