import {
  figuresByProject,
  readTotals,
  revenueByUser,
  viewsByPage,
  visitorsByLanguage,
} from '#app/features/admin/analytics/analytics.queries.server.ts'
import { analyticsPath, rangeOf, shownRows } from '#app/features/admin/analytics/analytics-range.ts'
import { DayCharts } from '#app/features/admin/analytics/day-charts.tsx'
import { RangeForm } from '#app/features/admin/analytics/range-form.tsx'
import {
  LanguageTable,
  ListPart,
  PageTable,
  ProjectTable,
  UserTable,
} from '#app/features/admin/analytics/revenue-tables.tsx'
import { TotalCards } from '#app/features/admin/analytics/total-cards.tsx'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { dayOf } from '#app/i18n/day.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/analytics.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const database = getDatabase()
  const range = rangeOf(new URL(request.url).searchParams)
  const [sums, users, projects, pages, languages] = await Promise.all([
    readTotals(database, range),
    revenueByUser(database, range, shownRows),
    figuresByProject(database, range, shownRows),
    viewsByPage(database, range, shownRows),
    visitorsByLanguage(database, range),
  ])
  return { range, today: dayOf(new Date()), ...sums, users, projects, pages, languages }
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.analytics_title(), path: '/admin/analytics' })

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { range, today, days, totals, before, isBeforeCounted, users, projects, pages, languages } = loaderData
  const part = (of: string, rows: readonly unknown[]) => ({
    isEmpty: rows.length === 0,
    file: analyticsPath(range, { of }),
  })
  return (
    <AdminFrame title={m.analytics_title()} current="/admin/analytics">
      <p className="max-w-prose text-muted">{m.analytics_lead()}</p>
      <RangeForm range={range} today={today} />
      <TotalCards totals={totals} before={before} isBeforeCounted={isBeforeCounted} />
      <DayCharts days={days} file={analyticsPath(range, { of: 'days' })} />
      <ListPart
        name={m.analytics_users()}
        hint={m.analytics_users_hint()}
        none={m.analytics_users_none()}
        {...part('users', users)}
      >
        <UserTable users={users} />
        <FirstRows rows={users} />
      </ListPart>
      <ListPart name={m.analytics_projects()} none={m.analytics_projects_none()} {...part('projects', projects)}>
        <ProjectTable projects={projects} />
        <FirstRows rows={projects} />
      </ListPart>
      <ListPart
        name={m.analytics_statistics()}
        hint={m.analytics_statistics_hint()}
        none={m.analytics_statistics_none()}
        {...part('pages', pages)}
      >
        <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[2fr_3fr]">
          <LanguageTable languages={languages} />
          <PageTable pages={pages} />
        </div>
        <FirstRows rows={pages} />
      </ListPart>
    </AdminFrame>
  )
}

const FirstRows = ({ rows }: { rows: readonly unknown[] }) =>
  rows.length === shownRows && <p className="text-sm text-muted">{m.analytics_more({ count: rows.length })}</p>
