import { readResults } from '#app/features/play/results/read-results.server.ts'
import { resultsCsv } from '#app/features/play/results/results-csv.ts'
import { slugWords } from '#app/features/studio/exchange/slug.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import type { Route } from './+types/results-csv.ts'

/** `GET /sessions/<id>/results.csv`: for its organiser, in the language of the interface. */
export const loader = answered(async ({ params, context }: Route.LoaderArgs) => {
  const { session, results } = await readResults(getDatabase(), {
    organiserId: requireMember(context).userId,
    sessionId: params.id,
    locale: context.get(localeContext),
  })
  return new Response(resultsCsv(results), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${m.results_file()}-${slugWords(session.name)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
})
