import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { authSessions, users } from '#database/schema/accounts.ts'
import { absoluteSeconds, idleSeconds } from './session-cookie.server.ts'

export async function revokeAllSessions(database: Queryable, userId: string): Promise<void> {
  await database.delete(authSessions).where(eq(authSessions.userId, userId))
}

export async function revokeOtherSessions(database: Queryable, userId: string, keptId: string): Promise<void> {
  await database.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, keptId)))
}

export async function revokeSession(database: Queryable, userId: string, id: string): Promise<void> {
  await database.delete(authSessions).where(and(eq(authSessions.userId, userId), eq(authSessions.id, id)))
}

export type ListedSession = { id: string; agent: string | null; lastSeen: Date }

/** The signed-in ones, the most recently seen first; `lastSeen` is exact to the hour. */
export async function listSessions(database: Queryable, userId: string, now = new Date()): Promise<ListedSession[]> {
  const oldest = new Date(now.getTime() - absoluteSeconds * 1000)
  return database
    .select({
      id: authSessions.id,
      agent: authSessions.userAgent,
      lastSeen: authSessions.updatedAt,
    })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        eq(authSessions.awaitsCode, false),
        gt(authSessions.expiresAt, now),
        gt(authSessions.createdAt, oldest),
      ),
    )
    .orderBy(desc(authSessions.updatedAt), desc(authSessions.id))
}

export type AwaitingSession = { id: string; userId: string; email: string }

/** Looks it up by the hash of its token. */
export async function findAwaitingSession(
  database: Queryable,
  token: string,
  now = new Date(),
): Promise<AwaitingSession | null> {
  const [row] = await database
    .select({ id: authSessions.id, userId: users.id, email: users.email })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(and(eq(authSessions.token, token), eq(authSessions.awaitsCode, true), gt(authSessions.expiresAt, now)))
  return row ?? null
}

/** From now on the session signs in. False when it has ended. */
export async function openAwaitingSession(database: Queryable, id: string, now = new Date()): Promise<boolean> {
  const opened = await database
    .update(authSessions)
    .set({ awaitsCode: false, createdAt: now, expiresAt: new Date(now.getTime() + idleSeconds * 1000) })
    .where(and(eq(authSessions.id, id), eq(authSessions.awaitsCode, true)))
    .returning({ id: authSessions.id })
  return opened.length > 0
}

export async function sweepSessions(database: Queryable, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - absoluteSeconds * 1000)
  await database.delete(authSessions).where(or(lt(authSessions.expiresAt, now), lt(authSessions.createdAt, oldest)))
}
