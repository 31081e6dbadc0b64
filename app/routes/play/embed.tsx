import { data, redirect } from 'react-router'
import { EmbedStart } from '#app/features/play/embed/embed-start.tsx'
import { useFrameSize } from '#app/features/play/embed/frame-size.ts'
import { openEmbed } from '#app/features/play/embed/open-embed.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { framedByHeader } from '#app/platform/framed-by.ts'
import { frameGuest, guestHash } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestContext, guestHashIn, localeContext } from '#app/platform/request-context.server.ts'
import { pageAddress } from '#app/routes/layouts/page-meta.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/embed.ts'
import { FramedGame } from './framed-game.tsx'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** How long after a start a missing cookie means that the browser did not keep it; later, that its day is over. */
const recentMs = 60_000

/** The one page that other sites may frame. Whoever is signed in is a guest here, so that no site acts for them. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { adventureId, shared } = await atAddress({ request, params, context })
  if (shared === null) throw new AppError('notFound')
  const locale = context.get(localeContext)
  const { framedBy, ...open } = await openEmbed(getDatabase(), { adventureId, guestHash: guestHashIn(context), locale })
  const startedAt = Number(new URL(request.url).searchParams.get('started'))
  const isBlocked = context.get(guestContext) === null && Date.now() - startedAt < recentMs
  return data(
    { ...open, isBlocked, address: pageAddress(`/adventure/${shared}`, locale, getUrlOrigin()) },
    { headers: { [framedByHeader]: framedBy.length === 0 ? '*' : ["'self'", ...framedBy].join(' ') } },
  )
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { adventureId, shared } = await atAddress({ request, params, context })
  if (shared === null) throw new AppError('notFound')
  await openEmbed(getDatabase(), { adventureId, guestHash: null, locale: context.get(localeContext) })
  const { token, cookie } = frameGuest(request)
  const starter = { userId: null, guestHash: guestHash(token) }
  const started = await startRun(getDatabase(), { adventureId, starter, language: context.get(localeContext) })
  if (!('runId' in started)) throw new AppError('notPlayable')
  throw redirect(`/embed/${params.id}?started=${Date.now()}`, cookie ? { headers: { 'Set-Cookie': cookie } } : {})
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.start.title ?? '' }) },
  { name: 'robots', content: 'noindex' },
]

export default function EmbedRoute({ loaderData: { run, start, isBlocked, address }, params }: Route.ComponentProps) {
  useFrameSize()
  return (
    <FramedGame
      address={`/embed/${params.id}`}
      run={run}
      start={<EmbedStart start={start} address={address} isBlocked={isBlocked} />}
    />
  )
}
