import { and, eq } from 'drizzle-orm'
import { teamsInSession } from '#app/shared/group-sessions.ts'
import { presentBoard } from '#app/features/play/groups/board.present.ts'
import type { OwnSession } from '#app/features/play/groups/own-session.server.ts'
import { readSession } from '#app/features/play/groups/read-session.server.ts'
import { hashOfLink } from '#app/features/play/groups/secret-link.server.ts'
import type { SessionFacts } from '#app/features/play/groups/read-session.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { showShareCode } from '#app/shared/share-code.ts'
import { groupSessions } from '#database/schema/groups.ts'
import { screenTeams } from './screen-view.ts'

type Link = { sessionId: string; token: string }

/** @throws AppError notFound without the projector's link */
export async function findScreen(database: Queryable, { sessionId, token }: Link): Promise<OwnSession> {
  const [session] = isId(sessionId)
    ? await database
        .select()
        .from(groupSessions)
        .where(and(eq(groupSessions.id, sessionId), eq(groupSessions.screenTokenHash, hashOfLink(token))))
    : []
  if (!session) throw new AppError('notFound')
  return session
}

/** What a projector shows. @throws AppError notFound without its link */
export async function readScreen(database: Queryable, link: Link, locale: Locale) {
  const session = await findScreen(database, link)
  const facts = await readSession(session.id)
  if (!facts) throw new AppError('notFound')
  return presentScreen(session, facts, { locale, origin: getUrlOrigin() }, Date.now())
}

/** Streams have no request any more, from which our address could be read. @param now milliseconds since 1970 */
export async function presentScreen(
  { name, isRanked, starts, code }: OwnSession,
  facts: SessionFacts,
  { locale, origin }: { locale: Locale; origin: string },
  now: number,
) {
  const { document } = await loadEdition(facts.editionId)
  const { status, limitMs } = facts
  const board = presentBoard(facts, document, locale, now)
  const teams = facts.teams.map(({ state }, place) => ({ ...board.teams[place]!, state }))
  const hasRoom = teams.length < teamsInSession.most
  const mayJoin = code !== null && hasRoom && (status === 'waiting' || (status === 'running' && starts !== 'together'))
  return {
    name,
    status,
    isRanked,
    title: textIn(document.title, locale, document.primaryLanguage),
    teams: screenTeams(document, teams, isRanked),
    /** Of teams that begin together: one clock for all. */
    limitMs: starts === 'together' ? limitMs : null,
    join: mayJoin ? joinOf(code, locale, origin) : null,
  }
}

export type ScreenView = Awaited<ReturnType<typeof presentScreen>>

function joinOf(code: string, locale: Locale, origin: string) {
  const address = new URL(withLanguage(`/join/${code}`, locale), origin)
  return {
    code: showShareCode(code),
    address: `${address.host}/join`,
    qr: drawQr(address.href, 2),
  }
}
