import { openGroupSession } from '#app/features/play/groups/open-group-session.server.ts'
import type { OpenedSession } from '#app/features/play/groups/open-group-session.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { findOwnSession, listTeams, plannedLimit } from './results.queries.server.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Asked = { organiserId: string; sessionId: string; language: Locale; now?: Date }

/** Opens the next session of the same work: its settings and the names of its teams, in what is published now.
 * @throws AppError notFound to others, notPlayable, slowDown */
export async function openAgain(
  database: Database,
  { organiserId, sessionId, language, now = new Date() }: Asked,
): Promise<OpenedSession> {
  const { name, arrival, starts, limitMs, isRanked, adventureId, createdAt, keptUntil } = await findOwnSession(
    database,
    organiserId,
    sessionId,
  )
  const plannedMs = await plannedLimit(database, sessionId, limitMs)
  const settings = {
    name,
    starts,
    minutes: plannedMs === null ? null : plannedMs / minuteMs,
    days: Math.round((keptUntil.getTime() - createdAt.getTime()) / dayMs),
    ranked: isRanked ? ('on' as const) : undefined,
  }
  const teams = arrival === 'list' ? (await listTeams(database, sessionId)).map((team) => team.name) : []
  const form = arrival === 'list' ? { arrival, teams, ...settings } : { arrival, ...settings }
  return openGroupSession(database, { adventureId, organiserId, form, language, now })
}
