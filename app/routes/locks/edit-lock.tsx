import { data, redirect } from 'react-router'
import { LockForm } from '#app/features/locks/components/lock-form.tsx'
import { makerOf, startChange } from '#app/features/locks/lock-pages.server.ts'
import { changeLock } from '#app/features/locks/make-lock.server.ts'
import { submitLock } from '#app/features/locks/submit-lock.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import type { Route } from './+types/edit-lock.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => ({
  start: await startChange(getDatabase(), params.id, makerOf(context)),
}))

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const saved = await submitLock(request, (form) => changeLock(getDatabase(), makerOf(context), params.id, form))
  if (!('id' in saved)) return data(saved, { status: saved.status, headers: retryAfterHeader(saved.retryAfter) })
  throw redirect(`/lock/${saved.id}/share`, { headers: { 'Set-Cookie': flash('lockChanged') } })
})

export function meta({ params }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: m.lock_change() })
  return pageMeta({ title, description: m.lock_new_lead(), path: `/lock/${params.id}/edit`, noindex: true })
}

export default function EditLock({ loaderData: { start }, actionData, params }: Route.ComponentProps) {
  return <LockForm start={start} lockId={params.id} refused={actionData} />
}
