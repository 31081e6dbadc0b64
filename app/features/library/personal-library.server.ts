import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { adventures } from '#database/schema/adventures.ts'
import { reviews } from '#database/schema/play.ts'
import { kitDownloads } from '#database/schema/kits.ts'
import { wishes } from '#database/schema/wishes.ts'

/** Reviews, wishes and downloads are deleted with the user's row; answers to reviews of adventures that remain are
 * deleted here. */
export const personalLibrary: PersonalPart = {
  exports: (database, userId) =>
    Promise.resolve([
      {
        path: 'library.json',
        read: async () => ({
          reviews: await database
            .select({
              adventureId: reviews.adventureId,
              adventure: adventures.title,
              rating: reviews.rating,
              text: reviews.text,
              hiddenAt: reviews.hiddenAt,
              editedAt: reviews.editedAt,
              createdAt: reviews.createdAt,
            })
            .from(reviews)
            .innerJoin(adventures, eq(adventures.id, reviews.adventureId))
            .where(eq(reviews.userId, userId))
            .orderBy(asc(reviews.createdAt)),
          answers: await database
            .select({
              adventureId: reviews.adventureId,
              adventure: adventures.title,
              answer: reviews.creatorAnswer,
              answeredAt: reviews.answeredAt,
            })
            .from(reviews)
            .innerJoin(adventures, eq(adventures.id, reviews.adventureId))
            .where(and(eq(adventures.creatorId, userId), isNotNull(reviews.creatorAnswer)))
            .orderBy(asc(reviews.answeredAt)),
          downloads: await database
            .select({
              adventureId: kitDownloads.adventureId,
              adventure: adventures.title,
              editionId: kitDownloads.editionId,
              createdAt: kitDownloads.createdAt,
            })
            .from(kitDownloads)
            .innerJoin(adventures, eq(adventures.id, kitDownloads.adventureId))
            .where(eq(kitDownloads.userId, userId))
            .orderBy(asc(kitDownloads.createdAt)),
          wishes: await database
            .select({
              adventureId: wishes.adventureId,
              adventure: adventures.title,
              language: wishes.language,
              notifiedAt: wishes.notifiedAt,
              createdAt: wishes.createdAt,
            })
            .from(wishes)
            .innerJoin(adventures, eq(adventures.id, wishes.adventureId))
            .where(eq(wishes.userId, userId))
            .orderBy(asc(wishes.createdAt)),
        }),
      },
    ]),

  async erase(transaction, userId) {
    const own = transaction.select({ id: adventures.id }).from(adventures).where(eq(adventures.creatorId, userId))
    await transaction
      .update(reviews)
      .set({ creatorAnswer: null, answeredAt: null })
      .where(inArray(reviews.adventureId, own))
    return []
  },
}
