import { asc, eq } from 'drizzle-orm'
import { projectWholeJournal } from '#app/features/engine/project.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { clockOf } from '#app/features/play/runs/run-clock.ts'
import { mostPlayers } from '#app/features/rows/catalogue.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { showShareCode } from '#app/shared/share-code.ts'
import { adventures } from '#database/schema/adventures.ts'
import { groupTeams } from '#database/schema/groups.ts'
import { presentBoard } from './board.present.ts'
import { isOpenAllDay } from './group-session.policy.ts'
import { findOwnSession } from './own-session.server.ts'
import type { Organised } from './own-session.server.ts'
import { readSession } from './read-session.server.ts'
import { teamNameIn } from './team-name.ts'
import { screenToken, teamToken } from './secret-link.server.ts'
import { sessionPath } from './session-path.ts'

type Asked = Organised & { locale: Locale; now?: number }

export type OrganisedSession = Awaited<ReturnType<typeof findSession>>
export type OrganisedTeam = Awaited<ReturnType<typeof findOrganisedTeam>>

/** Where a team's players come in. */
export const teamAddress = (token: string, locale: Locale): string =>
  new URL(withLanguage(`/s/${token}`, locale), getUrlOrigin()).href

/** With the code in place of a token that can no longer be shown (see `teamToken`). */
async function teamLinks(database: Queryable, sessionId: string, locale: Locale) {
  const { id, name, sealedToken, code } = groupTeams
  const teams = await database
    .select({ id, name, sealedToken, code })
    .from(groupTeams)
    .where(eq(groupTeams.sessionId, sessionId))
    .orderBy(asc(groupTeams.displayOrder))
  return teams.map((team) => {
    const token = teamToken(team)
    return {
      id: team.id,
      name: teamNameIn(team.name, locale),
      address: teamAddress(token ?? team.code, locale),
      code: showShareCode(team.code),
    }
  })
}

/** Of a team at once. */
async function mostDevicesOf(database: Queryable, adventureId: string): Promise<number> {
  const [row] = await database
    .select({ players: adventures.recommendedPlayers })
    .from(adventures)
    .where(eq(adventures.id, adventureId))
  return mostPlayers(row?.players ?? '')
}

async function findOwn(database: Database, asked: Asked) {
  const row = await findOwnSession(database, asked)
  const facts = await readSession(row.id)
  if (!facts) throw new AppError('notFound')
  return { row, facts, edition: await loadEdition(row.editionId) }
}

/** A session for who organises it. @throws AppError notFound for others */
export async function findSession(database: Database, asked: Asked) {
  const { row, facts, edition } = await findOwn(database, asked)
  const { locale, now = Date.now() } = asked
  const { title, primaryLanguage } = edition.document
  const token = screenToken(row)
  return {
    id: row.id,
    name: row.name,
    adventure: textIn(title, locale, primaryLanguage),
    starts: row.starts,
    /** Null: see `screenToken`. */
    screen: token === null ? null : `${sessionPath(row.id)}/screen/${token}`,
    hasKiosk: isOpenAllDay(row),
    mostDevices: await mostDevicesOf(database, row.adventureId),
    limitMs: row.limitMs,
    keptUntil: row.keptUntil.toISOString(),
    code: row.code && showShareCode(row.code),
    codePage: `${new URL(getUrlOrigin()).host}/join`,
    board: presentBoard(facts, edition.document, locale, now),
  }
}

/** One team of it, with its journal. @throws AppError notFound for others */
export async function findOrganisedTeam(database: Database, asked: Asked & { teamId: string }) {
  const { row, facts, edition } = await findOwn(database, asked)
  const { locale, now = Date.now() } = asked
  const found = facts.teams.find(({ id }) => id === asked.teamId)
  const { document } = edition
  const board = presentBoard(facts, document, locale, now)
  const team = board.teams.find(({ id }) => id === asked.teamId)
  if (!found || !team) throw new AppError('notFound')
  const links = await teamLinks(database, row.id, locale)
  return {
    session: { id: row.id, name: row.name, hasLimit: row.limitMs !== null },
    board,
    team,
    address: links.find(({ id }) => id === team.id)!.address,
    language: document.languages.includes(locale) ? locale : document.primaryLanguage,
    journal: projectWholeJournal(document, found.state, locale, clockOf(found, now)),
  }
}

/** What its sheet has: a ticket for each team, or for the session's code. @throws AppError notFound for others */
export async function findTickets(database: Database, asked: Asked) {
  const { row, edition } = await findOwn(database, asked)
  const { title, primaryLanguage } = edition.document
  return {
    id: row.id,
    name: row.name,
    adventure: textIn(title, asked.locale, primaryLanguage),
    code: row.code && showShareCode(row.code),
    codeAddress: row.code && teamAddress(row.code, asked.locale),
    codePage: `${new URL(getUrlOrigin()).host}/join`,
    plan: {
      page: `${new URL(getUrlOrigin()).host}/sessions`,
      arrival: row.arrival,
      starts: row.starts,
      limitMs: row.limitMs,
      keptUntil: row.keptUntil.toISOString(),
      mostDevices: await mostDevicesOf(database, row.adventureId),
      hasKiosk: isOpenAllDay(row),
    },
    // Walk-up teams come by the code and are soon gone
    teams: isOpenAllDay(row) ? [] : await teamLinks(database, row.id, asked.locale),
  }
}
