import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { z } from '#app/shared/zod.ts'
import { authSessions, users } from '#database/schema/accounts.ts'
import { endAllSessionStreams, endStreams, openEventStream, streamedSessions } from './event-streams.server.ts'
import type { EventStream } from './event-streams.server.ts'
import type { Hearing } from './notifications.server.ts'

/**
 * The database says on this channel, by triggers, that a session was deleted or that a person was banned or got other
 * rights: whichever way it happens, a command line and an operator's own SQL included, nobody has to remember to say so.
 */
export const sessionChannel = 'whodini_sessions'

const announcement = z.union([z.strictObject({ session: z.string() }), z.strictObject({ user: z.string() })])

/** Closes the streams that an announcement is about; after a time without hearing, all that belong to a session. */
export const sessionHearing: Hearing = {
  onMessage(payload) {
    const heard = announcement.safeParse(readJson(payload))
    if (!heard.success) return logger.warn('an announcement could not be read', { channel: sessionChannel })
    endStreams('session' in heard.data ? { sessionId: heard.data.session } : { userId: heard.data.user })
  },
  onState(listening) {
    if (listening) endAllSessionStreams()
  },
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A stream of a signed-in person, which closes within moments when the session ends or its rights change.
 * @throws AppError see `openEventStream`
 */
export async function openMemberStream(request: Request, viewer: Viewer, onOpen?: (stream: EventStream) => (() => void) | void): Promise<Response> {
  const { userId, sessionId } = viewer
  const response = openEventStream(request, { person: `user:${userId}`, userId, sessionId }, onOpen)
  // The session may have ended between its reading and now, when nobody would have told this stream
  await endStaleStreams([sessionId])
  return response
}

/** Closes the streams of sessions that ran out or went without a word. A database that is away decides nothing. */
export async function endStaleStreams(sessions = streamedSessions()): Promise<void> {
  if (sessions.length === 0) return
  try {
    const rows = await getDatabase()
      .select({ id: authSessions.id })
      .from(authSessions)
      .innerJoin(users, eq(users.id, authSessions.userId))
      .where(and(inArray(authSessions.id, sessions), gt(authSessions.expiresAt, new Date()), isNull(users.bannedAt)))
    const standing = new Set(rows.map(({ id }) => id))
    for (const sessionId of sessions) if (!standing.has(sessionId)) endStreams({ sessionId })
  } catch (error) {
    logger.warn('sessions of streams were not looked up', errorFields(error))
  }
}
