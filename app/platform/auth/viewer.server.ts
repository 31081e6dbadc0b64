import { eq } from 'drizzle-orm'
import { clearedCookie, readCookie } from '#app/platform/cookies.server.ts'
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { Counted } from '#app/platform/rate-limits/consume.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { authSessions } from '#database/schema/accounts.ts'
import { getAuth, renewAfterSeconds, sessionCookies } from './auth.server.ts'
import { getAuthSecret } from './auth-secret.server.ts'
import { findSession } from './find-session.server.ts'
import type { Session, UsesByReader } from './find-session.server.ts'
import { awaitsSecondFactor, effectiveRole } from './roles.ts'
import {
  absoluteSeconds,
  idleSeconds,
  sessionCookieName,
  signedOutCookieName,
  verifySessionCookie,
} from './session-cookie.server.ts'

export type ReadViewer = {
  viewer: Viewer | null
  headers: Headers
  /** What was counted of `uses` along with the session; undefined when none was read. */
  counted?: Counted | undefined
}

/** One statement, none without a session cookie; deletes a session that has ended. @throws whatever the database throws
 * */
export async function readViewer(request: Request, uses?: UsesByReader): Promise<ReadViewer> {
  const headers = new Headers()
  const signedOut = readCookie(request, signedOutCookieName()) !== undefined
  if (signedOut) headers.append('Set-Cookie', clearedCookie(signedOutCookieName()))
  const cookie = readCookie(request, sessionCookieName())
  if (cookie === undefined) return { viewer: null, headers }

  const token = verifySessionCookie(cookie, getAuthSecret())
  // Somebody who has signed out is not counted as a member
  const { session: row, counted } = token ? await findSession(token, signedOut ? undefined : uses) : unread
  const keeps = row && !signedOut && !row.bannedAt && !isOver(row)
  if (keeps && row.awaitsCode) return { viewer: null, headers, counted }
  if (!keeps) {
    if (row) await getDatabase().delete(authSessions).where(eq(authSessions.id, row.sessionId))
    headers.append('Set-Cookie', clearedCookie(sessionCookieName()))
    return { viewer: null, headers, counted }
  }
  if (isDue(row)) await renew(request, headers)
  return { viewer: present(row), headers, counted }
}

const unread = { session: undefined, counted: undefined }

/** Skips cookies that the response sets: a new sign-in must not lose its cookie when the stale session's is removed. */
export function appendCookies(target: Headers, cookies: Headers): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
  const set = new Set(target.getSetCookie().map(nameOf))
  for (const cookie of cookies.getSetCookie()) {
    if (!set.has(nameOf(cookie))) target.append('Set-Cookie', cookie)
  }
}

const isOver = (row: Session): boolean =>
  row.expiresAt.getTime() <= Date.now() || row.createdAt.getTime() + absoluteSeconds * 1000 <= Date.now()

const isDue = (row: Session): boolean =>
  row.expiresAt.getTime() - (idleSeconds - renewAfterSeconds) * 1000 <= Date.now()

/** Losing a race with a sign-out is no error. */
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
  role: effectiveRole(row, env()),
  awaitsSecondFactor: awaitsSecondFactor(row, env()),
  signedInAt: row.createdAt,
})
