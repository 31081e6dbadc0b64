import { data, redirect } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { handlePlatform } from '#app/features/admin/platforms/handle-platform.server.ts'
import { PlatformsPage } from '#app/features/admin/platforms/platforms-page.tsx'
import { listPlatforms } from '#app/features/learning/platforms/platforms.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/platforms.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const path = '/admin/platforms'

export const loader = handled(async ({ request }: Route.LoaderArgs) => ({
  platforms: await listPlatforms(getDatabase()),
  origin: new URL(request.url).origin,
}))

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const answer = await handlePlatform(getDatabase(), requireMember(context), await readFormData(request))
  if (answer === 'done') throw redirect(path, { headers: { 'Set-Cookie': flash('moderated') } })
  return data(answer, { status: 'problems' in answer ? 400 : 200 })
})

export const meta = () => pageMeta({ title: m.admin_meta_title(), description: m.admin_platforms_title(), path })

export default function Platforms({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.admin_platforms_title()} current={path}>
      <PlatformsPage {...loaderData} answer={actionData} />
    </AdminFrame>
  )
}
