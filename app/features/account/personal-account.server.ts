import { asc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { authAccounts, authSessions, profiles, userRoles, users } from '#database/schema/accounts.ts'
import { outboxMails, rateLimitCounters } from '#database/schema/back-office.ts'
import { activeDays } from '#database/schema/figures.ts'
import { countedAddress } from './counted-address.server.ts'

/** Sessions, ways to sign in, links, profile, role and mails go with the user's row. */
export const personalAccount: PersonalPart = {
  exports: (database, userId) => Promise.resolve([{ path: 'account.json', read: () => accountOf(database, userId) }]),

  async erase(transaction, userId) {
    const [person] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!person) return []
    const counted = [userId, countedAddress(person.email)].map(
      (key) => sql`position(${key} in ${rateLimitCounters.key}) > 0`,
    )
    await transaction.delete(rateLimitCounters).where(or(...counted))
    await transaction
      .delete(outboxMails)
      .where(or(eq(outboxMails.userId, userId), sql`lower(${outboxMails.toAddress}) = ${person.email}`))
    await transaction.delete(users).where(eq(users.id, userId))
    return []
  },
}

async function accountOf(database: Queryable, userId: string): Promise<object> {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  const [profile] = await database.select().from(profiles).where(eq(profiles.id, userId))
  const [role] = await database.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
  return {
    user,
    profile,
    role: role?.role ?? 'user',
    signsInWith: await database
      .select({ provider: authAccounts.providerId, number: authAccounts.accountId, createdAt: authAccounts.createdAt })
      .from(authAccounts)
      .where(eq(authAccounts.userId, userId))
      .orderBy(asc(authAccounts.createdAt)),
    activeDays: (
      await database
        .select({ day: activeDays.day })
        .from(activeDays)
        .where(eq(activeDays.userId, userId))
        .orderBy(asc(activeDays.day))
    ).map(({ day }) => day),
    sessions: await database
      .select({
        address: authSessions.ipAddress,
        browser: authSessions.userAgent,
        createdAt: authSessions.createdAt,
        expiresAt: authSessions.expiresAt,
      })
      .from(authSessions)
      .where(eq(authSessions.userId, userId))
      .orderBy(asc(authSessions.createdAt)),
    mails: await database
      .select({
        to: outboxMails.toAddress,
        subject: outboxMails.subject,
        language: outboxMails.language,
        status: outboxMails.status,
        createdAt: outboxMails.createdAt,
        sentAt: outboxMails.sentAt,
      })
      .from(outboxMails)
      .where(eq(outboxMails.userId, userId))
      .orderBy(asc(outboxMails.createdAt)),
  }
}
