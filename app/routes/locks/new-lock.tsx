import { data, redirect } from 'react-router'
import { LockForm } from '#app/features/locks/components/lock-form.tsx'
import { LockGallery } from '#app/features/locks/components/lock-gallery.tsx'
import { lockTypes, makerOf, startLock } from '#app/features/locks/lock-pages.server.ts'
import { makeLock } from '#app/features/locks/make-lock.server.ts'
import { submitLock } from '#app/features/locks/submit-lock.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash, newGuest, readGuestToken } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import type { Route } from './+types/new-lock.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const type = new URL(request.url).searchParams.get('type')
  return type === null
    ? { types: lockTypes(), start: null }
    : { types: null, start: startLock(type, context.get(localeContext)) }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const maker = makerOf(context)
  const known = readGuestToken(request)
  const { token, cookie } = known === null ? newGuest() : { token: known, cookie: null }
  const made = await submitLock(request, (form) =>
    makeLock(getDatabase(), { ...maker, guestHash: guestHash(token) }, form),
  )
  if (!('id' in made)) return data(made, { status: made.status, headers: retryAfterHeader(made.retryAfter) })
  throw redirect(`/lock/${made.id}/share`, cookie && maker.userId === null ? { headers: { 'Set-Cookie': cookie } } : {})
})

export function meta({ loaderData }: Route.MetaArgs) {
  const start = loaderData?.start
  return pageMeta({
    title: m.common_meta_title({ title: start ? m.lock_new_of({ type: start.label }) : m.lock_new() }),
    description: m.lock_new_lead(),
    path: start ? `/lock/new?type=${start.type}` : '/lock/new',
  })
}

export default function NewLock({ loaderData: { types, start }, actionData }: Route.ComponentProps) {
  if (start) return <LockForm key={start.type} start={start} lockId={null} refused={actionData} />
  return <LockGallery types={types ?? []} />
}
