import { and, asc, count, eq, lt, max } from 'drizzle-orm'
import { findTeam } from '#app/features/play/groups/find-team.server.ts'
import { teamsInSession } from '#app/features/play/groups/group-limits.ts'
import { joinTeam } from '#app/features/play/groups/join-team.server.ts'
import { nameTeam } from '#app/features/play/groups/name-team.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { groupTeams } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'
import { findKiosk } from './open-kiosk.server.ts'
import type { KioskLink } from './open-kiosk.server.ts'

/** A game in which nothing has happened for so long is over. */
const overAfterMs = 30 * 60_000

/** A team of its own for whoever stands at a kiosk. @throws AppError notFound without the kiosk's address,
 * unavailable when every game is under way or the session does not run */
export async function startAtKiosk(
  database: Database,
  link: KioskLink,
  { guestHash, language }: { guestHash: string; language: Locale },
  now = new Date(),
): Promise<void> {
  const { id, status } = await findKiosk(database, link)
  if (status !== 'running') throw new AppError('unavailable', { log: 'the session of the kiosk does not run' })
  const number = await makeRoom(database, id, now)
  const name = m.kiosk_team({ number }, { locale: language })
  const named = await nameTeam(database, id, { name, language })
  const team = 'token' in named ? await findTeam(database, named.token, { guestHash, locale: language }) : undefined
  if (!team) throw new AppError('unavailable', { retryAfter: 60, log: 'the session takes no more teams' })
  await joinTeam(database, team.runId, { guestHash, name: m.play_guest_name({}, { locale: language }), language }, now)
}

/** A full session lets go of the game that has been over for longest. @returns the number of the next team */
async function makeRoom(database: Database, sessionId: string, now: Date): Promise<number> {
  const [teams] = await database
    .select({ count: count(), last: max(groupTeams.displayOrder) })
    .from(groupTeams)
    .where(eq(groupTeams.sessionId, sessionId))
  const number = (teams?.last ?? -1) + 2
  if (!teams || teams.count < teamsInSession.most) return number
  const [oldest] = await database
    .select({ id: groupTeams.id })
    .from(groupTeams)
    .innerJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .where(and(eq(groupTeams.sessionId, sessionId), lt(runs.updatedAt, new Date(now.getTime() - overAfterMs))))
    .orderBy(asc(runs.updatedAt))
    .limit(1)
  if (oldest) await database.delete(groupTeams).where(eq(groupTeams.id, oldest.id))
  return number
}
