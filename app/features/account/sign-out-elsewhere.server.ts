import { revokeOtherSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'

export async function signOutElsewhere(viewer: Viewer): Promise<void> {
  await revokeOtherSessions(getDatabase(), viewer.userId, viewer.sessionId)
  logger.info('signed out elsewhere', { userId: viewer.userId })
}
