import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { isAmongTheirs } from '#app/features/drafts/draft-access.server.ts'
import { countsAsRevenue, revenueSum } from '#app/features/payments/ledger/revenue.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { coAuthors } from '#database/schema/co-authors.ts'
import { users } from '#database/schema/accounts.ts'
import { assets } from '#database/schema/assets.ts'
import { purchases } from '#database/schema/payments.ts'

const revenueCents = sql<number>`(
  select ${revenueSum} from ${purchases} where ${and(eq(purchases.adventureId, adventures.id), countsAsRevenue)}
)`.mapWith(Number)

/** Also the works that they make with their owners. */
const ownAdventures = builtOnce((database) =>
  database
    .select({
      id: adventures.id,
      title: adventures.title,
      description: adventures.description,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      kind: adventures.kind,
      category: adventures.category,
      status: adventures.status,
      difficulty: adventures.difficulty,
      priceCents: adventures.priceCents,
      totalPlays: adventures.totalPlays,
      averageRating: adventures.averageRating,
      cover: {
        id: assets.id,
        name: assets.name,
        mime: assets.mime,
        width: assets.width,
        height: assets.height,
        bytes: assets.bytes,
      },
      revenueCents,
      creatorId: adventures.creatorId,
      owner: users.name,
      part: { role: coAuthors.role, language: coAuthors.language },
      createdAt: adventures.createdAt,
      updatedAt: adventures.updatedAt,
    })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .leftJoin(coAuthors, and(eq(coAuthors.adventureId, adventures.id), eq(coAuthors.userId, sql.placeholder('userId'))))
    .where(and(isAmongTheirs('read', sql.placeholder('userId')), isNull(adventures.deletedAt)))
    .orderBy(desc(adventures.updatedAt), desc(adventures.id))
    .prepare('own_adventures'),
)

export const listOwnAdventures = (database: Queryable, { userId }: Pick<Member, 'userId'>) =>
  ownAdventures(database).execute({ userId })

export type ProjectRow = Awaited<ReturnType<typeof listOwnAdventures>>[number]
