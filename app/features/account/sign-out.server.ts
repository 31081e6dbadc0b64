import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import { sessionCookieName } from '#app/platform/auth/session-cookie.server.ts'
import { clearedCookie } from '#app/platform/cookies.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'

/** Also removes a visitor's stale cookie. Returns the Set-Cookie header. */
export async function signOut(viewer: Viewer | null): Promise<string> {
  if (viewer) {
    await revokeAllSessions(getDatabase(), viewer.userId)
    logger.info('signed out', { userId: viewer.userId })
  }
  return clearedCookie(sessionCookieName())
}
