import { useCallback } from 'react'
import { redirect, useRevalidator, useSubmit } from 'react-router'
import { KioskStart } from '#app/features/play/kiosk/components/kiosk-start.tsx'
import { KioskWatch } from '#app/features/play/kiosk/components/kiosk-watch.tsx'
import { openKiosk } from '#app/features/play/kiosk/open-kiosk.server.ts'
import { startAtKiosk } from '#app/features/play/kiosk/start-at-kiosk.server.ts'
import { Embedded } from '#app/features/play/runs/embedded.ts'
import { readGroupPlay } from '#app/features/play/runs/group-of-run.server.ts'
import { GroupContext } from '#app/features/play/runs/group-play.ts'
import { RunScreen } from '#app/features/play/screens/run-screen.tsx'
import { defaultSettings, earlySettings } from '#app/features/play/screens/settings/player-settings.ts'
import { changeSettings } from '#app/features/play/screens/settings/use-player-settings.ts'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { useNonce } from '#app/routes/layouts/nonce.tsx'
import { isServerThere } from '#app/shared/server-there.ts'
import type { Route } from './+types/kiosk.ts'
import '#app/routes/play/player-styles.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const linkOf = ({ id, token }: Route.LoaderArgs['params']) => ({ sessionId: id, token })

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const token = context.get(guestContext)
  const kiosk = await openKiosk(getDatabase(), linkOf(params), {
    guestHash: token === null ? null : guestHash(token),
    locale: context.get(localeContext),
  })
  // Whoever plays sees that the session pauses, and may ask its organiser for help
  return { ...kiosk, group: kiosk.run && (await readGroupPlay(kiosk.run.runId)) }
})

/** Each game has a new guest: the device forgets the last one. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const link = linkOf(params)
  const { token, cookie } = newGuest()
  if ((await readFormData(request)).get('intent') === 'start')
    await startAtKiosk(getDatabase(), link, { guestHash: guestHash(token), language: context.get(localeContext) })
  throw redirect(`/sessions/${params.id}/kiosk/${params.token}`, { headers: { 'Set-Cookie': cookie } })
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.start.title ?? '' }) },
  { name: 'robots', content: 'noindex' },
]

export default function KioskRoute({ loaderData: { run, group, start, idleMs }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const submit = useSubmit()
  const onCurtain = useCallback(() => {
    void isServerThere().then((there) => (there ? revalidate() : undefined))
  }, [revalidate])
  const onGone = useCallback(() => {
    // Sound and size of text were those of whoever has left
    changeSettings(defaultSettings)
    void submit({ intent: 'leave' }, { method: 'post' })
  }, [submit])
  const nonce = useNonce()
  return (
    <main id={mainId} tabIndex={-1}>
      <script nonce={nonce}>{earlySettings}</script>
      <Embedded value={`/sessions/${params.id}/kiosk/${params.token}`}>
        {run ? (
          <GroupContext value={group}>
            <RunScreen
              key={run.runId}
              runId={run.runId}
              adventureId={run.adventureId}
              languages={run.languages}
              initial={run.snapshot}
              // Another game may always begin here, and nothing is shared from a device that is everybody's
              curtain={run.curtain && { ...run.curtain, mayPlayAgain: true, mayShare: false }}
              isGuest
              isPlaytest={false}
              siteSettings={null}
              another={null}
              onCurtain={onCurtain}
            />
            <KioskWatch key={`watch ${run.runId}`} idleMs={idleMs} onGone={onGone} />
          </GroupContext>
        ) : (
          <KioskStart start={start}>
            <LanguageSwitch locale={getLocale()} look="menu" />
          </KioskStart>
        )}
      </Embedded>
    </main>
  )
}
