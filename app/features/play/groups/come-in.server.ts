import { tryCode } from '#app/features/play/party/find-invitation.server.ts'
import { readJoinCode } from '#app/features/play/party/join-code.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { isShareCode } from '#app/shared/share-code.ts'
import { findSessionByCode, findTeam } from './find-team.server.ts'
import type { FoundTeam, GroupTicket } from './find-team.server.ts'
import { joinTeam } from './join-team.server.ts'
import { nameTeam } from './name-team.server.ts'

type Holder = { guestHash: string | null; address: string; locale: Locale }

/** What somebody holds: the link or code of a team, or the code of a session whose teams name themselves. */
export type Door = { ticket: GroupTicket } & ({ team: FoundTeam; token: string } | { team: null; sessionId: string })

/** Undefined for what leads nowhere; codes are counted, as whoever guesses types them. @throws AppError slowDown */
export async function findDoor(database: Database, typed: string, holder: Holder): Promise<Door | undefined> {
  const code = readJoinCode(typed)
  if (code === undefined || !isShareCode(code)) {
    const team = await findTeam(database, { token: typed }, holder)
    return team && { ticket: team.ticket, team, token: typed }
  }
  return tryCode(database, holder.address, async () => {
    const session = await findSessionByCode(database, code, holder.locale)
    if (session) return { ...session, team: null }
    const team = await findTeam(database, { code }, holder)
    return team && { ticket: team.ticket, team, token: code }
  })
}

type Comer = { guestHash: string; name: string; teamName: string; language: Locale }

/** Both names are already cleaned; the team's counts only at the door of a session. @returns the token of the team that
 * they are in now. @throws AppError slowDown */
export async function comeIn(
  database: Database,
  door: Door,
  { teamName, ...comer }: Comer,
): Promise<{ token: string } | { refused: 'full' | 'sessionFull' | 'over' }> {
  const named = door.team
    ? { token: door.token }
    : await nameTeam(database, door.sessionId, { name: teamName, language: comer.language })
  if ('refused' in named) return named
  const team = door.team ?? (await findTeam(database, named, { guestHash: null, locale: comer.language }))
  const outcome = team ? await joinTeam(database, team.runId, comer) : 'over'
  return outcome === 'full' || outcome === 'over' ? { refused: outcome } : named
}
