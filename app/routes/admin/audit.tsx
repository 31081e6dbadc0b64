import { AuditList } from '#app/features/admin/audit/audit-list.tsx'
import { listAudit } from '#app/features/admin/audit/audit.queries.server.ts'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { FindForm, mostWords } from '#app/features/admin/components/find-form.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { toOneLine } from '#app/shared/storable.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import type { Route } from './+types/audit.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const words = toOneLine((new URL(request.url).searchParams.get('q') ?? '').slice(0, mostWords))
  return { words, ...(await listAudit(getDatabase(), { words }, askedPage(request))) }
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.admin_audit_title(), path: '/admin/audit' })

export default function Audit({ loaderData: { words, entries, total, page, pages } }: Route.ComponentProps) {
  const addressOf = (to: number) =>
    `/admin/audit?${new URLSearchParams({ ...(words === '' ? {} : { q: words }), page: String(to) })}`
  return (
    <AdminFrame title={m.admin_audit_title()} current="/admin/audit">
      <p className="max-w-prose text-muted">{m.admin_audit_lead()}</p>
      <FindForm action="/admin/audit" label={m.admin_audit_find()} hint={m.admin_audit_find_hint()} words={words} />
      {total === 0 ? (
        <EmptyState title={words === '' ? m.admin_no_activity() : m.admin_audit_none()} />
      ) : (
        <AuditList entries={entries} />
      )}
      <ListPages label={m.admin_audit_pages()} page={page} pages={pages} addressOf={addressOf} />
    </AdminFrame>
  )
}
