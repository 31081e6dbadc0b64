import { and, eq, sql } from 'drizzle-orm'
import { isListed } from '#app/features/library/library.queries.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { wishes } from '#database/schema/wishes.ts'
import { turnOpeningMails } from './opening-mails.server.ts'

export type Wished = 'waiting' | 'open'

/** Locks the adventure, so that no wish falls between a publication and its mails. @throws AppError notFound */
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
        // A new id: the outbox still holds the mail with the old one
        set: { id: newId(), language, notifiedAt: null, createdAt: sql`now()` },
        setWhere: sql`${wishes.notifiedAt} is not null`,
      })
    // Making a wish turns opening mails back on
    await turnOpeningMails(tx, userId, true)
    return 'waiting'
  })
