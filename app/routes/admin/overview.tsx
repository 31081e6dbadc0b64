import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { OverviewPage } from '#app/features/admin/overview/overview-page.tsx'
import { readOverview } from '#app/features/admin/overview/overview.queries.server.ts'
import { readSetUp } from '#app/features/admin/overview/set-up.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/overview.ts'

export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const [overview, setUp] = await Promise.all([
    readOverview(getDatabase()),
    readSetUp(getDatabase(), requireMember(context).userId),
  ])
  return { ...overview, setUp }
})

export function meta() {
  return pageMeta({ title: m.admin_meta_title(), description: m.admin_overview(), path: '/admin' })
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.shell_admin_dashboard()} current="/admin">
      <OverviewPage {...loaderData} />
    </AdminFrame>
  )
}
