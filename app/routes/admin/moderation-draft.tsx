import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { readWorkDraft } from '#app/features/admin/moderation/read-work-draft.server.ts'
import { WorkDraftPage } from '#app/features/admin/moderation/work-draft.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/moderation-draft.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { userId, role } = requireMember(context)
  return { role, draft: await readWorkDraft(getDatabase(), userId, params.id) }
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.moderation_title(), path: '/admin/moderation' })

export default function ModerationDraft({ loaderData: { role, draft } }: Route.ComponentProps) {
  return (
    <AdminFrame title={draft.title} current="/admin/moderation" role={role}>
      <WorkDraftPage draft={draft} />
    </AdminFrame>
  )
}
