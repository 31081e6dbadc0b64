import { readOverview } from '#app/features/admin/admin.queries.server.ts'
import { AuditList } from '#app/features/admin/audit/audit-list.tsx'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/overview.ts'

export const loader = handled(async () => readOverview(getDatabase()))

export function meta() {
  return pageMeta({ title: m.admin_meta_title(), description: m.admin_overview(), path: '/admin' })
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const cards = [
    { name: m.admin_card_users(), value: formatNumber(loaderData.users) },
    { name: m.admin_card_settings(), value: formatNumber(loaderData.settings) },
    { name: m.admin_card_system(), value: m.admin_system_active() },
  ]
  return (
    <AdminFrame title={m.admin_title()} current="/admin">
      <dl className="grid gap-5 sm:grid-cols-3">
        {cards.map(({ name, value }) => (
          <Card key={name} className="gap-3 p-5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-3xl font-semibold">{value}</dd>
          </Card>
        ))}
      </dl>
      <section aria-labelledby="activity" className="grid gap-3">
        <h2 id="activity" className="text-heading">
          {m.admin_activity()}
        </h2>
        {loaderData.activity.length === 0 ? (
          <p className="text-muted">{m.admin_no_activity()}</p>
        ) : (
          <>
            <AuditList entries={loaderData.activity} />
            <p>
              <TextLink to="/admin/audit" className="inline-flex min-h-11 items-center">
                {m.admin_audit_all()}
              </TextLink>
            </p>
          </>
        )}
      </section>
    </AdminFrame>
  )
}
