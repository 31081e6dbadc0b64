import { findOwnSession } from '#app/features/play/groups/own-session.server.ts'
import type { Organised } from '#app/features/play/groups/own-session.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { listEvents, listTeams } from './results.queries.server.ts'
import type { StoredTeam } from './results.queries.server.ts'
import { puzzleSummaries, sessionResults } from './session-results.ts'
import { mapOf, wayOf } from './way.ts'

type Asked = Organised & { locale: Locale }

/** What the teams of somebody's session did. @throws AppError notFound to others */
export async function readResults(database: Queryable, { locale, ...own }: Asked) {
  const session = await findOwnSession(database, own)
  const [teams, { document }] = await Promise.all([listTeams(database, session.id), loadEdition(session.editionId)])
  const results = sessionResults(document, teams, { language: locale, isRanked: session.isRanked })
  return { session, teams, document, results }
}

/** The same as its page shows it. @param teamId whose way is shown; the first that has begun if it is none of them */
export async function readResultsPage(database: Queryable, { teamId, ...asked }: Asked & { teamId: string | null }) {
  const { session, teams, document, results } = await readResults(database, asked)
  const begun = teams.filter(({ game }) => game !== null)
  const one = begun.find(({ id }) => id === teamId) ?? begun[0]
  return {
    id: session.id,
    name: session.name,
    title: textIn(document.title, asked.locale, document.primaryLanguage),
    keptUntil: session.keptUntil.toISOString(),
    results,
    summaries: puzzleSummaries(results),
    hasCertificates: teams.some((team) => isDue(team, session.status)),
    one: one?.runId
      ? {
          id: one.id,
          steps: wayOf(document, await listEvents(database, one.runId), asked.locale),
          map: mapOf(document, new Set(begun.flatMap(({ game }) => game?.state.visitedScenes ?? [])), asked.locale),
        }
      : null,
  }
}

export type ResultsView = Awaited<ReturnType<typeof readResultsPage>>

/** Whether a team gets a certificate now. */
export const isDue = ({ game }: StoredTeam, status: string): boolean =>
  game !== null && (game.state.ending !== null || status === 'ended')
