import { and, eq, sql } from 'drizzle-orm'
import { isListed } from '#app/features/library/library.queries.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { wishes } from '#database/schema/wishes.ts'

/** `waiting`: a mail will come. `open`: it opened in the meantime, there is nothing to wait for. */
export type Wished = 'waiting' | 'open'

/**
 * Puts a member down for one mail when an announced adventure opens, in this language. Asking twice changes nothing; asking again after a
 * mail, when it was taken back and announced anew, is a new wish. The adventure's row is held against being published meanwhile, so
 * that no wish falls between the publishing and its mails.
 * @throws AppError notFound when visitors may not see the adventure
 */
export const makeWish = (database: Database, userId: string, adventureId: string, language: Locale): Promise<Wished> =>
  database.transaction(async (tx) => {
    const [adventure] = await tx
      .select({ status: adventures.status })
      .from(adventures)
      .where(and(eq(adventures.id, adventureId), isListed))
      .for('share')
    if (!adventure) throw new AppError('notFound')
    if (adventure.status !== 'coming_soon') return 'open'
    await tx
      .insert(wishes)
      .values({ adventureId, userId, language })
      .onConflictDoUpdate({
        target: [wishes.adventureId, wishes.userId],
        // Another id, because the mail of the one before stands in the outbox under its id
        set: { id: newId(), language, notifiedAt: null, createdAt: sql`now()` },
        setWhere: sql`${wishes.notifiedAt} is not null`,
      })
    return 'waiting'
  })
