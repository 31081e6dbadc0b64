import { analyticsFiles, isAnalyticsFile } from '#app/features/admin/analytics/analytics-files.server.ts'
import { rangeOf } from '#app/features/admin/analytics/analytics-range.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { csvLines, csvMark } from '#app/shared/csv.ts'
import type { Route } from './+types/analytics-csv.ts'

export const loader = answered(async ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  const of = query.get('of') ?? 'days'
  if (!isAnalyticsFile(of)) throw new AppError('notFound')
  const range = rangeOf(query)
  const { name, heads, rows } = analyticsFiles[of]
  return new Response(csvMark + csvLines([heads(), ...(await rows(getDatabase(), range))], getLocale()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name()}-${range.from}-${range.to}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
})
