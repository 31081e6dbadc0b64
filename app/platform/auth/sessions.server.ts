import { and, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { authSessions } from '#database/schema/accounts.ts'
import { absoluteSeconds } from './session-cookie.server.ts'

export async function revokeAllSessions(database: Queryable, userId: string): Promise<void> {
  await database.delete(authSessions).where(eq(authSessions.userId, userId))
}

export async function revokeOtherSessions(database: Queryable, userId: string, keptId: string): Promise<void> {
  await database.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, keptId)))
}

export async function countOtherSessions(
  database: Queryable,
  userId: string,
  ownId: string,
  now = new Date(),
): Promise<number> {
  const oldest = new Date(now.getTime() - absoluteSeconds * 1000)
  return database.$count(
    authSessions,
    and(
      eq(authSessions.userId, userId),
      ne(authSessions.id, ownId),
      gt(authSessions.expiresAt, now),
      gt(authSessions.createdAt, oldest),
    ),
  )
}

export async function sweepSessions(database: Queryable, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - absoluteSeconds * 1000)
  await database.delete(authSessions).where(or(lt(authSessions.expiresAt, now), lt(authSessions.createdAt, oldest)))
}

export async function revokeSession(database: Queryable, sessionId: string): Promise<void> {
  await database.delete(authSessions).where(eq(authSessions.id, sessionId))
}
