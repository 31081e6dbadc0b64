import { and, eq } from 'drizzle-orm'
import { encodeQR } from 'qr'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { qrPath } from '#app/shared/qr-path.ts'
import { groupSessions } from '#database/schema/groups.ts'
import { showCheckCode } from './check-code.ts'
import { listTeams } from './results.queries.server.ts'
import type { OwnSession } from './results.queries.server.ts'
import { screenTeams } from './screen-view.ts'
import type { ScreenTeam } from './screen-view.ts'

type Link = { sessionId: string; token: string }

/** @throws AppError notFound without the projector's link */
export async function findScreen(database: Queryable, { sessionId, token }: Link): Promise<OwnSession> {
  const [session] = isId(sessionId)
    ? await database
        .select()
        .from(groupSessions)
        .where(and(eq(groupSessions.id, sessionId), eq(groupSessions.screenToken, token)))
    : []
  if (!session) throw new AppError('notFound')
  return session
}

/** What a projector shows. @throws AppError notFound without its link */
export async function readScreen(database: Queryable, link: Link, locale: Locale) {
  const session = await findScreen(database, link)
  const [teams, { document }] = await Promise.all([listTeams(database, session.id), loadEdition(session.editionId)])
  const { name, status, isRanked, limitMs, starts, code } = session
  const shown = screenTeams(document, teams, { isRanked, limitMs })
  const mayJoin = code !== null && (status === 'waiting' || (status === 'running' && starts === 'as_they_come'))
  return {
    name,
    status,
    isRanked,
    title: textIn(document.title, locale, document.primaryLanguage),
    teams: shown,
    clockMs: starts === 'together' && limitMs !== null ? clockOf(shown, limitMs) : null,
    join: mayJoin ? joinOf(code) : null,
  }
}

export type ScreenView = Awaited<ReturnType<typeof readScreen>>

/** What is left for those who have most. */
const clockOf = (teams: readonly ScreenTeam[], limitMs: number): number => {
  const left = teams.flatMap(({ stage, leftMs }) => (stage === 'ended' ? [] : [leftMs ?? limitMs]))
  return left.length > 0 ? Math.max(...left) : 0
}

function joinOf(code: string) {
  const address = new URL(`/join/${code}`, getUrlOrigin())
  return {
    code: showCheckCode(code),
    address: `${address.host}/join`,
    qr: qrPath(encodeQR(address.href, 'raw', { border: 2 })),
  }
}
