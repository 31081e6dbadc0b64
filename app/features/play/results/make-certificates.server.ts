import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { formatDate, formatNumber, serverZone } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { siteOrigin } from '#app/platform/site-url.server.ts'
import { typesetApart } from '#app/platform/typesetting/typesetter.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Paper } from '#app/shared/papers.ts'
import { showShareCode } from '#app/shared/share-code.ts'
import { certificates } from '#database/schema/certificates.ts'
import { checkCode } from './check-code.server.ts'
import { isDue, readResults } from './read-results.server.ts'

type Wanted = { organiserId: string; sessionId: string; language: Locale; paper: Paper }

/** A PDF with a page for each team whose game is over, and what their codes lead to; `name`: of the session.
 * @throws AppError notFound to others and while no game is over; unavailable while too many are being made */
export async function makeCertificates(
  database: Database,
  { organiserId, sessionId, language: locale, paper }: Wanted,
  now = new Date(),
): Promise<{ name: string; pdf: Uint8Array }> {
  const { session, teams, document, results } = await readResults(database, { organiserId, sessionId, locale })
  const due = teams.filter((team) => isDue(team, session.status))
  if (due.length === 0) throw new AppError('notFound', { log: 'no team has a certificate yet' })
  const pages = due.flatMap((team) => {
    const result = results.teams.find(({ id }) => id === team.id)
    return result ? [{ result, code: checkCode(team.id), playedOn: team.finishedAt ?? session.endedAt ?? now }] : []
  })
  await database
    .insert(certificates)
    .values(
      pages.map(({ result: { ms, score, stage }, code, playedOn }) => ({
        code,
        adventureId: session.adventureId,
        ms: Math.round(ms),
        score,
        hasEnded: stage === 'ended',
        playedOn,
      })),
    )
    // Made before a session went on, a code is told what the paper says now
    .onConflictDoUpdate({
      target: certificates.code,
      set: {
        ms: sql`excluded.ms`,
        score: sql`excluded.score`,
        hasEnded: sql`excluded.has_ended`,
        playedOn: sql`excluded.played_on`,
      },
    })
  const data = {
    paper,
    language: locale,
    over: m.certificate_over({}, { locale }),
    to: m.certificate_to({}, { locale }),
    title: textIn(document.title, locale, document.primaryLanguage),
    check: m.certificate_check({ address: `${new URL(siteOrigin()).host}/certificate` }, { locale }),
    teams: pages.map(({ result: { name, ms, score, stage, ending }, code, playedOn }) => ({
      name,
      deed: stage === 'ended' ? m.certificate_reached({}, { locale }) : m.certificate_took_part({}, { locale }),
      ending: ending ? m.certificate_ending({ ending }, { locale }) : null,
      facts: [
        [formatCountdown(ms), m.results_time({}, { locale })],
        [formatNumber(score, {}, locale), m.certificate_points({}, { locale })],
        [formatDate(playedOn, serverZone, locale), m.certificate_date({}, { locale })],
      ],
      code: showShareCode(code),
    })),
    // What the shared template of printed pages reads wherever it is used
    page: { name: '', words: {} },
  }
  const job = { template: 'play/results/certificates.typ', data: JSON.stringify(data), pictures: [] }
  const set = await typesetApart(async () => ({ root: join(process.cwd(), 'app/features'), ...job }), organiserId)
  if (set.outcome === 'set') return { name: session.name, pdf: set.pdf }
  throw new AppError('unavailable', { retryAfter: 10, log: `certificates were not made: ${set.outcome}` })
}
