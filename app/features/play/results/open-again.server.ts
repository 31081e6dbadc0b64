import { openGroupSession } from '#app/features/play/groups/open-group-session.server.ts'
import type { OpenedSession } from '#app/features/play/groups/open-group-session.server.ts'
import { findOwnSession } from '#app/features/play/groups/own-session.server.ts'
import type { Organised } from '#app/features/play/groups/own-session.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { listTeams, plannedLimit } from './results.queries.server.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Asked = Organised & { language: Locale; now?: Date }

/** Opens the next session of the same work: its settings and the names of its teams, in what is published now.
 * @throws AppError notFound to others, notPlayable, slowDown */
export async function openAgain(
  database: Database,
  { language, now = new Date(), ...own }: Asked,
): Promise<OpenedSession> {
  const { organiserId, sessionId } = own
  const session = await findOwnSession(database, own)
  const { name, arrival, starts, limitMs, isRanked, adventureId, createdAt, keptUntil } = session
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
