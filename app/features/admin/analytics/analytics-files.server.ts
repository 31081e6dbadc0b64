import { m } from '#app/i18n/generated/messages.js'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { figuresByProject, mostRows, readDays, revenueByUser, viewsByPage } from './analytics.queries.server.ts'
import type { Range } from './analytics-range.ts'

type Line = readonly (string | number)[]
type File = {
  name: () => string
  heads: () => readonly string[]
  rows: (database: Queryable, range: Range) => Promise<readonly Line[]>
}

const dollars = (cents: number): number => cents / 100

const days: File = {
  name: m.analytics_file_days,
  heads: () => [
    m.analytics_day(),
    m.analytics_column_visitors(),
    m.figures_views_column(),
    m.analytics_column_active(),
    m.admin_plays(),
    m.figures_finishes(),
    m.analytics_column_revenue_csv(),
  ],
  rows: async (database, range) =>
    (await readDays(database, range)).map((row) => [
      row.day,
      row.visitors,
      row.views,
      row.activeUsers,
      row.plays,
      row.finishes,
      dollars(row.revenueCents),
    ]),
}

const users: File = {
  name: m.analytics_file_users,
  heads: () => [
    m.admin_column_id(),
    m.analytics_column_user(),
    m.admin_purchases_payments(),
    m.analytics_column_revenue_csv(),
  ],
  rows: async (database, range) =>
    (await revenueByUser(database, range, mostRows)).map(({ id, name, payments, revenueCents }) => [
      id ?? '',
      name ?? m.analytics_users_gone(),
      payments,
      dollars(revenueCents),
    ]),
}

const projects: File = {
  name: m.analytics_file_projects,
  heads: () => [
    m.analytics_column_project_id(),
    m.analytics_column_project(),
    m.admin_column_creator(),
    m.figures_views_column(),
    m.admin_plays(),
    m.figures_finishes(),
    m.admin_purchases_payments(),
    m.analytics_column_revenue_csv(),
  ],
  rows: async (database, range) =>
    (await figuresByProject(database, range, mostRows)).map((row) => [
      row.id ?? '',
      row.title ?? m.analytics_projects_gone(),
      row.creator ?? '',
      row.views,
      row.plays,
      row.finishes,
      row.payments,
      dollars(row.revenueCents),
    ]),
}

const pages: File = {
  name: m.analytics_file_pages,
  heads: () => [
    m.analytics_column_page(),
    m.analytics_column_project(),
    m.shell_language(),
    m.analytics_column_visitors(),
    m.figures_views_column(),
  ],
  rows: async (database, range) =>
    (await viewsByPage(database, range, mostRows)).map((row) => [
      row.path,
      row.title ?? '',
      row.language,
      row.visitors,
      row.views,
    ]),
}

export const analyticsFiles = { days, users, projects, pages }

export const isAnalyticsFile = (name: string): name is keyof typeof analyticsFiles =>
  Object.hasOwn(analyticsFiles, name)
