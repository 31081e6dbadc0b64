import { eq, sql } from 'drizzle-orm'
import { clearedCookie, readCookie } from '#app/platform/cookies.server.ts'
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { authSessions, userRoles, users } from '#database/schema/accounts.ts'
import { getAuth, renewAfterSeconds, sessionCookies } from './auth.server.ts'
import { getAuthSecret } from './auth-secret.server.ts'
import { effectiveRole } from './roles.ts'
import {
  absoluteSeconds,
  idleSeconds,
  sessionCookieName,
  signedOutCookie,
  verifySessionCookie,
} from './session-cookie.server.ts'

export type ReadViewer = {
  viewer: Viewer | null
  headers: Headers
}

/**
 * Who is asking. One statement, none without a session cookie; a session that is over is deleted with its cookie.
 * @throws what the database throws when it is out of reach
 */
export async function readViewer(request: Request): Promise<ReadViewer> {
  const headers = new Headers()
  const signedOut = readCookie(request, signedOutCookie) !== undefined
  if (signedOut) headers.append('Set-Cookie', clearedCookie(signedOutCookie))
  const cookie = readCookie(request, sessionCookieName())
  if (cookie === undefined) return { viewer: null, headers }

  const token = verifySessionCookie(cookie, getAuthSecret())
  const row = token ? await findSession(token) : undefined
  const keeps = row && !signedOut && !row.bannedAt && !isOver(row)
  if (!keeps) {
    if (row) await getDatabase().delete(authSessions).where(eq(authSessions.id, row.sessionId))
    headers.append('Set-Cookie', clearedCookie(sessionCookieName()))
    return { viewer: null, headers }
  }
  if (isDue(row)) await renew(request, headers)
  return { viewer: present(row), headers }
}

/**
 * Skips cookies that the response sets itself: a new sign-in must not lose its cookie to the stale session's removal.
 */
export function appendCookies(target: Headers, cookies: Headers): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
  const set = new Set(target.getSetCookie().map(nameOf))
  for (const cookie of cookies.getSetCookie()) {
    if (!set.has(nameOf(cookie))) target.append('Set-Cookie', cookie)
  }
}

type SessionRow = Awaited<ReturnType<typeof readWithRole>>

const columns = {
  sessionId: authSessions.id,
  createdAt: authSessions.createdAt,
  expiresAt: authSessions.expiresAt,
  userId: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  bannedAt: users.bannedAt,
}

/** Prepared once a database: building the statement costs more than running it. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

const prepare = (database: Database) => ({
  withRole: database
    .select({ ...columns, storedRole: userRoles.role })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(authSessions.token, sql.placeholder('token')))
    .prepare('viewer'),
  withoutRole: database
    .select(columns)
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(eq(authSessions.token, sql.placeholder('token')))
    .prepare('viewer_without_role'),
})

function statements() {
  const database = getDatabase()
  const known = prepared.get(database) ?? prepare(database)
  prepared.set(database, known)
  return known
}

async function readWithRole(token: string) {
  const [row] = await statements().withRole.execute({ token })
  return row
}

/** A role that cannot be read is no role; the person stays signed in. */
async function findSession(token: string): Promise<SessionRow> {
  try {
    return await readWithRole(token)
  } catch (error) {
    if (isConnectionError(error)) throw error
    logger.error('the role could not be read', errorFields(error))
    const [row] = await statements().withoutRole.execute({ token })
    return row && { ...row, storedRole: null }
  }
}

type Session = NonNullable<SessionRow>

const isOver = (row: Session): boolean =>
  row.expiresAt.getTime() <= Date.now() || row.createdAt.getTime() + absoluteSeconds * 1000 <= Date.now()

const isDue = (row: Session): boolean =>
  row.expiresAt.getTime() - (idleSeconds - renewAfterSeconds) * 1000 <= Date.now()

/** Losing against a sign-out at the same moment is no error. */
async function renew(request: Request, headers: Headers): Promise<void> {
  try {
    const renewed = await getAuth().api.getSession({ headers: request.headers, returnHeaders: true })
    for (const cookie of sessionCookies(renewed.headers)) headers.append('Set-Cookie', cookie)
  } catch (error) {
    if (isConnectionError(error)) throw error
    logger.warn('a session was not renewed', errorFields(error))
  }
}

const present = (row: Session): Viewer => ({
  userId: row.userId,
  sessionId: row.sessionId,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified,
  role: effectiveRole(row, env().ADMIN_EMAILS),
  signedInAt: row.createdAt,
})
