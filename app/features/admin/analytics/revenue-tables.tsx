import type { ReactNode } from 'react'
import Download from 'lucide-react/icons/download'
import { formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { PageFigures, ProjectFigures, UserRevenue } from './analytics.queries.server.ts'

type PartProps = { name: string; hint?: string; none: string; isEmpty: boolean; file: string; children: ReactNode }

/** A list with its file; neither when there is nothing. */
export function ListPart({ name, hint, none, isEmpty, file, children }: PartProps) {
  return (
    <section aria-label={name} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-heading">{name}</h2>
          {hint && <p className="max-w-prose text-muted">{hint}</p>}
        </div>
        {!isEmpty && (
          <a
            href={file}
            download
            aria-label={m.analytics_download_of({ name })}
            className={buttonStyles({ variant: 'secondary', size: 'small' })}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {m.common_download_csv()}
          </a>
        )}
      </div>
      {isEmpty ? <p className="text-muted">{none}</p> : children}
    </section>
  )
}

export function UserTable({ users }: { users: readonly UserRevenue[] }) {
  const columns = [
    { name: m.analytics_column_user() },
    { name: m.admin_purchases_payments(), isNumber: true },
    { name: m.admin_revenue(), isNumber: true },
  ]
  return (
    <DataTable label={m.analytics_users()} columns={columns} className="sm:min-w-[32rem]">
      {users.map(({ id, name, payments, revenueCents }) => (
        <tr key={id}>
          <HeadCell>{id ? <TextLink to={`/admin/users/${id}`}>{name}</TextLink> : m.analytics_users_gone()}</HeadCell>
          <NumberCell>{formatNumber(payments)}</NumberCell>
          <NumberCell>{formatMoney(revenueCents)}</NumberCell>
        </tr>
      ))}
    </DataTable>
  )
}

export function ProjectTable({ projects }: { projects: readonly ProjectFigures[] }) {
  const columns = [
    { name: m.analytics_column_project() },
    { name: m.admin_column_creator() },
    { name: m.figures_views_column(), isNumber: true },
    { name: m.admin_plays(), isNumber: true },
    { name: m.figures_finishes(), isNumber: true },
    { name: m.admin_purchases_payments(), isNumber: true },
    { name: m.admin_revenue(), isNumber: true },
  ]
  return (
    <DataTable label={m.analytics_projects()} columns={columns} className="sm:min-w-[56rem]">
      {projects.map(({ id, title, creator, ...sums }) => (
        <tr key={id}>
          <HeadCell>{id ? <TextLink to={`/adventure/${id}`}>{title}</TextLink> : m.analytics_projects_gone()}</HeadCell>
          <Cell>{creator ?? m.common_not_available()}</Cell>
          <NumberCell>{formatNumber(sums.views)}</NumberCell>
          <NumberCell>{formatNumber(sums.plays)}</NumberCell>
          <NumberCell>{formatNumber(sums.finishes)}</NumberCell>
          <NumberCell>{formatNumber(sums.payments)}</NumberCell>
          <NumberCell>{formatMoney(sums.revenueCents)}</NumberCell>
        </tr>
      ))}
    </DataTable>
  )
}

export const languageText = (language: string): string => (language === 'fr' ? m.common_french() : m.common_english())

export function LanguageTable({
  languages,
}: {
  languages: readonly Pick<PageFigures, 'language' | 'visitors' | 'views'>[]
}) {
  const columns = [
    { name: m.shell_language() },
    { name: m.analytics_column_visitors(), isNumber: true },
    { name: m.figures_views_column(), isNumber: true },
  ]
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="font-semibold">{m.analytics_by_language()}</h3>
      <DataTable label={m.analytics_by_language()} columns={columns} className="sm:min-w-80">
        {languages.map(({ language, visitors, views }) => (
          <tr key={language}>
            <HeadCell>{languageText(language)}</HeadCell>
            <NumberCell>{formatNumber(visitors)}</NumberCell>
            <NumberCell>{formatNumber(views)}</NumberCell>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}

export function PageTable({ pages }: { pages: readonly PageFigures[] }) {
  const columns = [
    { name: m.analytics_column_page() },
    { name: m.shell_language() },
    { name: m.analytics_column_visitors(), isNumber: true },
    { name: m.figures_views_column(), isNumber: true },
  ]
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="font-semibold">{m.analytics_most_viewed()}</h3>
      <DataTable label={m.analytics_most_viewed()} columns={columns} className="sm:min-w-[36rem]">
        {pages.map(({ path, title, language, visitors, views }) => (
          <tr key={`${path} ${language}`}>
            <HeadCell className={title === null ? 'break-all' : undefined}>
              {title === null ? path : <TextLink to={path}>{title}</TextLink>}
            </HeadCell>
            <Cell>{languageText(language)}</Cell>
            <NumberCell>{formatNumber(visitors)}</NumberCell>
            <NumberCell>{formatNumber(views)}</NumberCell>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
