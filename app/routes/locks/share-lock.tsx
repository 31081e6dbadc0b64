import { redirect } from 'react-router'
import { LockSharePage } from '#app/features/locks/components/lock-share-page.tsx'
import { makerOf, readLockShare } from '#app/features/locks/lock-pages.server.ts'
import { deleteLock, keepLock } from '#app/features/locks/make-lock.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/share-lock.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => ({
  view: await readLockShare(getDatabase(), params.id, makerOf(context)),
  isMember: getViewer(context) !== null,
}))

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const maker = makerOf(context)
  const intent = (await readFormData(request)).get('intent')
  if (intent === 'delete') {
    await deleteLock(getDatabase(), params.id, maker)
    throw redirect('/lock/new', { headers: { 'Set-Cookie': flash('lockDeleted') } })
  }
  if (intent !== 'keep') throw new AppError('invalidInput')
  await keepLock(getDatabase(), params.id, { ...maker, userId: requireMember(context).userId })
  throw redirect(`/lock/${params.id}/share`, { headers: { 'Set-Cookie': flash('lockKept') } })
})

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: m.share_heading({ title: loaderData?.view.title ?? '' }) })
  return pageMeta({ title, description: m.lock_share_lead(), path: `/lock/${params.id}/share`, noindex: true })
}

export default function ShareLock({ loaderData }: Route.ComponentProps) {
  return <LockSharePage {...loaderData} />
}
