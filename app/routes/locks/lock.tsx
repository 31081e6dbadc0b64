import { LockPage } from '#app/features/locks/components/lock-page.tsx'
import { openLock } from '#app/features/locks/lock-pages.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/lock.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) =>
  openLock(getDatabase(), params.id, answererOf(context)),
)

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: loaderData?.lock.title ?? '' })
  return pageMeta({ title, description: m.lock_page_description(), path: `/lock/${params.id}`, noindex: true })
}

export default function Lock({ loaderData: { lock, play } }: Route.ComponentProps) {
  return <LockPage key={lock.id} lock={lock} play={play} />
}
