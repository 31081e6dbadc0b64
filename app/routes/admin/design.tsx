import { data, redirect } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { changeDesign } from '#app/features/admin/design/change-design.server.ts'
import { askedTab, designAddress } from '#app/features/admin/design/design-tabs.ts'
import { DesignPage } from '#app/features/admin/design/design-page.tsx'
import { listDesign } from '#app/features/admin/design/design.queries.server.ts'
import { designDeedSchema } from '#app/features/admin/design/design.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { failureOf, handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { wantsBuiltInLook } from '#app/platform/theme.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/design.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const flashes = {
  created: 'designCreated',
  updated: 'designUpdated',
  deleted: 'designDeleted',
  reset: 'designReset',
} as const

export const loader = handled(async ({ request }: Route.LoaderArgs) => ({
  tab: askedTab(new URL(request.url).searchParams.get('tab')),
  isBuiltIn: wantsBuiltInLook(request),
  ...(await listDesign(getDatabase())),
}))

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const viewer = requireMember(context)
  const sent = Object.fromEntries([...(await readFormData(request))].map(([name, value]) => [name, String(value)]))
  const { intent = '', key = '', value: typed = '', isNew = '' } = sent
  const refused = (problem: string, status: number) => data({ intent, key, typed, isNew, problem }, { status })
  delete sent['isNew']
  const deed = designDeedSchema.safeParse(sent)
  if (!deed.success) return refused('design_value', 400)
  let done: keyof typeof flashes
  try {
    const outcome = await changeDesign(getDatabase(), viewer, deed.data)
    if ('problem' in outcome) return refused(outcome.problem, 400)
    done = outcome.done
  } catch (error) {
    const { code, status } = failureOf(error, 'a design setting was not kept')
    return refused(code, status)
  }
  const tab = askedTab(new URL(request.url).searchParams.get('tab'))
  throw redirect(designAddress(tab), { headers: { 'Set-Cookie': flash(flashes[done]) } })
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.design_title(), path: '/admin/design' })

export default function DesignSystem({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.design_title()} current="/admin/design">
      <DesignPage {...loaderData} answered={actionData} />
    </AdminFrame>
  )
}
