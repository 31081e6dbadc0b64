import { useCallback } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { EmbedStart } from '#app/features/play/embed/embed-start.tsx'
import { useFrameSize } from '#app/features/play/embed/frame-size.ts'
import { openEmbed } from '#app/features/play/embed/open-embed.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { Embedded } from '#app/features/play/runs/embedded.ts'
import { RunScreen } from '#app/features/play/screens/run-screen.tsx'
import { earlySettings } from '#app/features/play/screens/settings/player-settings.ts'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { framedByHeader } from '#app/platform/framed-by.ts'
import { frameGuest, guestHash } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestContext, localeContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { useNonce } from '#app/routes/layouts/nonce.tsx'
import { pageAddress } from '#app/routes/layouts/page-meta.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isServerThere } from '#app/shared/server-there.ts'
import type { Route } from './+types/embed.ts'
import './player-styles.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const hashIn = (context: Context): string | null => {
  const token = context.get(guestContext)
  return token === null ? null : guestHash(token)
}

/** How long after a start a missing cookie means that the browser did not keep it; later, that its day is over. */
const recentMs = 60_000

/** The one page that other sites may frame. Whoever is signed in is a guest here, so that no site acts for them. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { adventureId, shared } = await atAddress({ request, params, context })
  if (shared === null) throw new AppError('notFound')
  const locale = context.get(localeContext)
  const { framedBy, ...open } = await openEmbed(getDatabase(), { adventureId, guestHash: hashIn(context), locale })
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
  const { revalidate } = useRevalidator()
  const onCurtain = useCallback(() => {
    void isServerThere().then((there) => (there ? revalidate() : undefined))
  }, [revalidate])
  const nonce = useNonce()
  useFrameSize()
  return (
    <main id={mainId} tabIndex={-1}>
      <script nonce={nonce}>{earlySettings}</script>
      <Embedded value={`/embed/${params.id}`}>
        {run ? (
          <RunScreen
            key={run.runId}
            runId={run.runId}
            adventureId={run.adventureId}
            languages={run.languages}
            initial={run.snapshot}
            curtain={run.curtain}
            isGuest
            isPlaytest={false}
            siteSettings={null}
            another={null}
            onCurtain={onCurtain}
          />
        ) : (
          <EmbedStart start={start} address={address} isBlocked={isBlocked} />
        )}
      </Embedded>
    </main>
  )
}
