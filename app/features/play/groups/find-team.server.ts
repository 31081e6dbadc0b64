import { and, eq, isNull, sql } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { GroupStatus } from '#app/shared/group-sessions.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { teamNameIn } from './team-name.ts'
import { hashOfLink } from './secret-link.server.ts'

/** What somebody sees who follows a link or types a code of a session. */
export type GroupTicket = {
  sessionName: string
  status: GroupStatus
  title: string
  titleLanguage: Locale | undefined
  cover: string | null
  /** Null for the session's own code: the team has no name yet. */
  teamName: string | null
}

export type FoundTeam = {
  runId: string
  ticket: GroupTicket
  /** The reader's device plays in it. */
  isIn: boolean
  hasStarted: boolean
  /** It has reached an ending: nobody joins any more. */
  isFinished: boolean
}

const ticketColumns = {
  sessionName: groupSessions.name,
  status: groupSessions.status,
  title: adventures.title,
  translations: adventures.translations,
  primaryLanguage: adventures.primaryLanguage,
  cover: { name: assets.name, mime: assets.mime },
}

type TicketRow = {
  sessionName: string
  title: string
  translations: Record<string, Record<string, unknown>>
  status: GroupStatus
  primaryLanguage: Locale
  cover: Parameters<typeof assetUrl>[0] | null
}

function present(row: TicketRow, teamName: string | null, locale: Locale): GroupTicket {
  const title = localTextOf(row, 'title', [row.primaryLanguage, locale])
  return {
    sessionName: row.sessionName,
    status: row.status,
    title: textIn(title, locale, row.primaryLanguage),
    titleLanguage: foreignIn(title, locale, row.primaryLanguage),
    cover: row.cover && assetUrl(row.cover),
    teamName: teamName === null ? null : teamNameIn(teamName, locale),
  }
}

/** The team of a link, or of a code that was typed; undefined if there is none. */
export async function findTeam(
  database: Queryable,
  by: { token: string } | { code: string },
  { guestHash, locale }: { guestHash: string | null; locale: Locale },
): Promise<FoundTeam | undefined> {
  const [row] = await database
    .select({
      ...ticketColumns,
      teamName: groupTeams.name,
      runId: runs.id,
      version: runs.version,
      runStatus: runs.status,
      isIn:
        guestHash === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select from ${players} join ${parties} on ${eq(parties.id, players.partyId)}
            where ${and(eq(parties.runId, runs.id), isNull(players.removedAt))}
              and ${players.guestTokenHash} = ${guestHash})`,
    })
    .from(groupTeams)
    .innerJoin(groupSessions, eq(groupSessions.id, groupTeams.sessionId))
    .innerJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .innerJoin(adventures, eq(adventures.id, groupSessions.adventureId))
    .leftJoin(assets, publicCover)
    .where('token' in by ? eq(groupTeams.tokenHash, hashOfLink(by.token)) : eq(groupTeams.code, by.code))
  if (!row) return undefined
  const { runId, isIn, version, teamName, runStatus } = row
  return {
    runId,
    isIn,
    hasStarted: version > 0,
    isFinished: runStatus === 'finished',
    ticket: present(row, teamName, locale),
  }
}

/** The session whose teams name themselves with this code. */
export async function findSessionByCode(
  database: Queryable,
  code: string,
  locale: Locale,
): Promise<{ sessionId: string; ticket: GroupTicket } | undefined> {
  const [row] = await database
    .select({ ...ticketColumns, sessionId: groupSessions.id })
    .from(groupSessions)
    .innerJoin(adventures, eq(adventures.id, groupSessions.adventureId))
    .leftJoin(assets, publicCover)
    .where(eq(groupSessions.code, code))
  return row && { sessionId: row.sessionId, ticket: present(row, null, locale) }
}
