import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { effectiveRole } from '#app/platform/auth/roles.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { z } from '#app/shared/zod.ts'
import { authSessions, secondFactors, userRoles, users } from '#database/schema/accounts.ts'
import { endAllSessionStreams, endStreams, openEventStream, streamedSessions } from './event-streams.server.ts'
import type { OnOpen, StreamOwner } from './event-streams.server.ts'
import type { Hearing } from './notifications.server.ts'

/** Triggers announce here that a session was deleted or a person's rights changed, even by an operator's SQL. */
export const sessionChannel = 'whodini_sessions'

const announcement = z.union([z.strictObject({ session: z.string() }), z.strictObject({ user: z.string() })])

/** Closes all streams when listening stops or resumes: browsers reconnect and are checked. */
export const sessionHearing: Hearing = {
  onMessage(payload) {
    const heard = announcement.safeParse(readJson(payload))
    if (!heard.success) return logger.warn('an announcement could not be read', { channel: sessionChannel })
    endStreams('session' in heard.data ? { sessionId: heard.data.session } : { userId: heard.data.user })
  },
  onState: () => endAllSessionStreams(),
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function openMemberStream(request: Request, viewer: Viewer, onOpen?: OnOpen): Promise<Response> {
  const owner = memberOwner(viewer)
  const response = openEventStream(request, owner, onOpen)
  await endIfOver(owner)
  return response
}

export const memberOwner = ({ userId, sessionId, role }: Viewer): StreamOwner => ({
  person: `user:${userId}`,
  userId,
  session: { id: sessionId, role },
})

/** The session may have ended while its stream opened, before the stream could be notified. */
export async function endIfOver({ session }: StreamOwner): Promise<void> {
  if (session) await endStaleStreams([session])
}

/** Closes streams whose session has expired or whose rights changed. Without a database nothing is decided. */
export async function endStaleStreams(sessions = streamedSessions()): Promise<void> {
  if (sessions.length === 0) return
  try {
    const ids = [...new Set(sessions.map(({ id }) => id))]
    const rows = await getDatabase()
      .select({
        id: authSessions.id,
        email: users.email,
        emailVerified: users.emailVerified,
        storedRole: userRoles.role,
        hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      })
      .from(authSessions)
      .innerJoin(users, eq(users.id, authSessions.userId))
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(and(inArray(authSessions.id, ids), gt(authSessions.expiresAt, new Date()), isNull(users.bannedAt)))
    const standing = new Map(rows.map((row) => [row.id, effectiveRole(row, env())]))
    for (const { id, role } of sessions) if (standing.get(id) !== role) endStreams({ sessionId: id })
  } catch (error) {
    logger.warn('sessions of streams were not looked up', errorFields(error))
  }
}
