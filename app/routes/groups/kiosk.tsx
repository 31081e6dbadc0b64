import { useCallback, useState } from 'react'
import { data, redirect, useSubmit } from 'react-router'
import { KioskStart } from '#app/features/play/kiosk/components/kiosk-start.tsx'
import { KioskWatch } from '#app/features/play/kiosk/components/kiosk-watch.tsx'
import { openKiosk } from '#app/features/play/kiosk/open-kiosk.server.ts'
import { leaveKiosk, startAtKiosk } from '#app/features/play/kiosk/start-at-kiosk.server.ts'
import { StartAnew } from '#app/features/play/runs/embedded.ts'
import { readGroupPlay } from '#app/features/play/runs/group-of-run.server.ts'
import { GroupContext } from '#app/features/play/runs/group-play.ts'
import { defaultSettings } from '#app/features/play/screens/settings/player-settings.ts'
import { changeSettings } from '#app/features/play/screens/settings/use-player-settings.ts'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestHashIn, localeContext } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { FramedGame } from '#app/routes/play/framed-game.tsx'
import type { Route } from './+types/kiosk.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const linkOf = ({ id, token }: Route.LoaderArgs['params']) => ({ sessionId: id, token })

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const kiosk = await openKiosk(getDatabase(), linkOf(params), {
    guestHash: guestHashIn(context),
    locale: context.get(localeContext),
  })
  // Whoever plays sees that the session pauses, and may ask its organiser for help
  return { ...kiosk, group: kiosk.run && (await readGroupPlay(kiosk.run.runId)) }
})

/** Each game has a new guest: the device forgets the last one. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const link = linkOf(params)
  const last = guestHashIn(context)
  if (last !== null) await leaveKiosk(getDatabase(), link, last)
  const { token, cookie } = newGuest()
  const who = { guestHash: guestHash(token), language: context.get(localeContext) }
  if ((await readFormData(request)).get('intent') === 'start')
    try {
      await startAtKiosk(getDatabase(), link, who)
    } catch (error) {
      // The device goes on by itself: an error page would wait for somebody
      if (error instanceof AppError && error.code === 'unavailable') return data({ isFull: true }, { status: 409 })
      throw error
    }
  throw redirect(`/sessions/${params.id}/kiosk/${params.token}`, { headers: { 'Set-Cookie': cookie } })
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.start.title ?? '' }) },
  { name: 'robots', content: 'noindex' },
]

export default function KioskRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { run, group, start, idleMs } = loaderData
  const submit = useSubmit()
  const [isAnew, setAnew] = useState(false)
  const onGone = useCallback(() => {
    setAnew(false)
    // Sound and size of text were those of whoever has left
    changeSettings(defaultSettings)
    void submit({ intent: 'leave' }, { method: 'post' })
  }, [submit])
  // Another game may always begin here, and nothing is shared from a device that is everybody's
  const curtain = run?.curtain ? { ...run.curtain, mayPlayAgain: true, mayShare: false } : null
  return (
    <GroupContext value={group}>
      <StartAnew value={() => setAnew(true)}>
        <FramedGame
          address={`/sessions/${params.id}/kiosk/${params.token}`}
          run={run && { ...run, curtain }}
          start={
            <KioskStart start={start} isFull={actionData?.isFull ?? false}>
              <LanguageSwitch locale={getLocale()} look="menu" />
            </KioskStart>
          }
        >
          {run && (
            <KioskWatch
              key={`watch ${run.runId}`}
              idleMs={idleMs}
              isAnew={isAnew}
              onStay={() => setAnew(false)}
              onGone={onGone}
            />
          )}
        </FramedGame>
      </StartAnew>
    </GroupContext>
  )
}
