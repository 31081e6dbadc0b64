import { and, asc, eq, exists, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { openings, wishes } from '#database/schema/wishes.ts'
import { unsubscribePath } from './unsubscribe-token.server.ts'
import { titleIn } from './wish.present.ts'

const batch = 200

const maxBatches = 250

/** Mails and marks share a transaction: each wish is notified once, even after a crash. @returns mails queued */
export async function mailOpenings(
  database: Database,
  installation: { isLocalInstallation: boolean } = env(),
): Promise<number> {
  const passed: string[] = []
  let told = 0
  for (let at = 0; at < maxBatches; at++) {
    const adventureId = await nextOpening(database, passed)
    if (adventureId === undefined) break
    try {
      const done = await database.transaction((tx) => mailBatch(tx, adventureId, installation))
      if (done === null) passed.push(adventureId)
      else told += done
    } catch (error) {
      // One opening that fails must not block those behind it
      logger.error('those who wait for an adventure were not told', { adventureId, ...errorFields(error) })
      passed.push(adventureId)
    }
  }
  return told
}

/** Reads without a lock, since the adventure has to be locked first, as publishing does. */
async function nextOpening(database: Database, passed: readonly string[]): Promise<string | undefined> {
  const [opening] = await database
    .select({ adventureId: openings.adventureId })
    .from(openings)
    .where(notInArray(openings.adventureId, [...passed]))
    .orderBy(asc(openings.createdAt), asc(openings.adventureId))
    .limit(1)
  return opening?.adventureId
}

/** Null when another process has it or all have been notified. */
async function mailBatch(
  tx: Transaction,
  adventureId: string,
  installation: { isLocalInstallation: boolean },
): Promise<number | null> {
  const [row] = await tx
    .select({
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      status: adventures.status,
      deletedAt: adventures.deletedAt,
    })
    .from(adventures)
    .where(eq(adventures.id, adventureId))
    // Waits for a publication under way, and prevents unpublishing
    .for('share')
  const [opening] = await tx
    .select({ adventureId: openings.adventureId })
    .from(openings)
    .where(eq(openings.adventureId, adventureId))
    .for('update', { skipLocked: true })
  if (!opening) return null
  const adventure = row?.status === 'published' && row.deletedAt === null ? row : null
  const waiting = adventure ? await lockWishes(tx, adventureId, installation) : []
  for (const wish of adventure ? waiting : [])
    await tell(tx, wish, { id: adventureId, title: titleIn(adventure!, wish.language) })
  if (waiting.length > 0) {
    await tx
      .update(wishes)
      .set({ notifiedAt: sql`now()` })
      .where(
        inArray(
          wishes.id,
          waiting.map((wish) => wish.id),
        ),
      )
  }
  if (waiting.length < batch) await tx.delete(openings).where(eq(openings.adventureId, adventureId))
  return waiting.length
}

type Wish = Awaited<ReturnType<typeof lockWishes>>[number]

async function tell(
  tx: Transaction,
  { id, userId, email, language }: Wish,
  adventure: { id: string; title: string },
): Promise<void> {
  const stop = unsubscribePath(userId)
  const variables = {
    title: adventure.title,
    adventurePath: `/adventure/${adventure.id}?lang=${language}`,
    unsubscribePath: `${stop}?lang=${language}`,
  }
  try {
    await queueMail(tx, {
      to: email,
      language,
      template: 'adventure_opened',
      variables,
      unsubscribePath: stop,
      dedupeKey: `adventure_opened:${id}`,
      userId,
    })
  } catch (error) {
    // One invalid address must not block the others
    if (!(error instanceof AppError && error.code === 'invalidInput')) throw error
    logger.warn('somebody who waits has no address that mail can go to', { userId })
  }
}

async function lockWishes(tx: Transaction, adventureId: string, installation: { isLocalInstallation: boolean }) {
  // The same rule as `mayBeMailed`, and not banned
  const told = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, wishes.userId),
        isNull(users.bannedAt),
        eq(users.openingMails, true),
        or(eq(users.emailVerified, true), sql`${installation.isLocalInstallation}`),
      ),
    )
  return tx
    .select({
      id: wishes.id,
      userId: wishes.userId,
      language: wishes.language,
      email: sql<string>`(select ${users.email} from ${users} where ${users.id} = ${wishes.userId})`,
    })
    .from(wishes)
    .where(and(eq(wishes.adventureId, adventureId), isNull(wishes.notifiedAt), exists(told)))
    .orderBy(asc(wishes.id))
    .limit(batch)
    .for('update')
}
