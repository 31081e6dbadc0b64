import { data, redirect } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { readWork } from '#app/features/admin/moderation/moderation.queries.server.ts'
import { performModeration } from '#app/features/admin/moderation/perform-moderation.server.ts'
import { WorkPage } from '#app/features/admin/moderation/work-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/moderation-work.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  return { role: viewer.role, ...(await readWork(getDatabase(), viewer, params.id)) }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const form = await readFormData(request)
  const refused = await performModeration(requireMember(context), form)
  if (refused) return data(refused.answered, { status: refused.status })
  // A draft now belongs to its creator alone again
  const path = form.get('to') === 'draft' ? '/admin/moderation' : `/admin/moderation/${params.id}`
  throw redirect(path, { headers: { 'Set-Cookie': flash('moderated') } })
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.moderation_title(), path: '/admin/moderation' })

export default function ModerationWork({ loaderData: { role, ...open }, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame title={open.work.title} current="/admin/moderation" role={role}>
      <WorkPage key={open.work.status} {...open} answered={actionData} />
    </AdminFrame>
  )
}
