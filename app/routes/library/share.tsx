import { data, redirect } from 'react-router'
import { mostEmbedText, readEmbedOrigins } from '#app/features/library/share/embed-origins.ts'
import { readShare } from '#app/features/library/share/read-share.server.ts'
import { saveEmbedOrigins } from '#app/features/library/share/save-embed-origins.server.ts'
import { sharePath } from '#app/features/library/share/share-code.ts'
import { SharePage } from '#app/features/library/share/share-page.tsx'
import { renewLink } from '#app/features/studio/details/renew-link.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import type { Route } from './+types/share.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { adventureId, shared, isCreator } = await atAddress({ request, params, context })
  // Who has only its id is not told its link
  if (shared === null) throw new AppError('notFound')
  const view = await readShare(getDatabase(), { adventureId, shared, isCreator, locale: context.get(localeContext) })
  return { view, isCreator }
})

/** Saves which sites may frame its game, or ends the link of unlisted work. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const member = requireMember(context)
  const { adventureId, address } = await atAddress({ request, params, context })
  const form = await readFormData(request)
  if (form.get('intent') === 'renew') {
    await renewLink(getDatabase(), member, { adventureId })
    throw redirect(sharePath(adventureId), { headers: { 'Set-Cookie': flash('linkRenewed') } })
  }
  const typed = form.get('origins')
  if (typeof typed !== 'string' || typed.length > mostEmbedText) throw new AppError('invalidInput')
  const read = readEmbedOrigins(typed)
  if ('wrong' in read) return data({ typed, wrong: read.wrong }, { status: 400 })
  await saveEmbedOrigins(getDatabase(), member, { adventureId, origins: read.origins })
  const saved = flash(read.origins.length === 0 ? 'embedForAll' : 'embedSaved')
  throw redirect(`${sharePath(address)}#share-embed`, { headers: { 'Set-Cookie': saved } })
})

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: m.share_heading({ title: loaderData?.view.title ?? '' }) })
  return pageMeta({ title, description: m.share_lead(), path: sharePath(params.id), noindex: true })
}

export default function ShareRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SharePage {...loaderData} refused={actionData} />
}
