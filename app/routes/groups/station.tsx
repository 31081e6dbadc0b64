import { data, redirect } from 'react-router'
import { arriveAtStation, findStation } from '#app/features/play/kiosk/arrive-at-station.server.ts'
import { StationPage } from '#app/features/play/kiosk/components/station-page.tsx'
import type { AtStation } from '#app/features/play/kiosk/components/station-page.tsx'
import { textIn } from '#app/i18n/local-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestHashIn, localeContext } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/station.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const linkOf = ({ id, place, token }: Route.LoaderArgs['params']) => ({ sessionId: id, targetId: place, token })

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const found = await findStation(getDatabase(), linkOf(params), guestHashIn(context))
  const locale = context.get(localeContext)
  const at: AtStation = found.runId !== undefined ? 'open' : found.mayBegin ? 'begin' : 'closed'
  return { sessionName: found.session.name, title: textIn(found.title, locale, found.language), at }
})

export const action = handled(async ({ params, context }: Route.ActionArgs) => {
  const known = guestHashIn(context)
  const guest = known === null ? newGuest() : null
  const headers: HeadersInit = guest ? { 'Set-Cookie': guest.cookie } : {}
  try {
    const who = { guestHash: known ?? guestHash(guest!.token), language: context.get(localeContext) }
    const runId = await arriveAtStation(getDatabase(), linkOf(params), who)
    throw redirect(`/run/${runId}`, { headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // A game may have begun before it was refused: the device keeps it
    if (error.code === 'conflict') return data({ refused: 'notNow' as const }, { status: 409, headers })
    if (error.code === 'unavailable') return data({ refused: 'full' as const }, { status: 409 })
    throw error
  }
})

export const meta = () => [
  { title: m.common_meta_title({ title: m.station_meta_title() }) },
  { name: 'robots', content: 'noindex' },
]

export default function StationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StationPage {...loaderData} refused={actionData?.refused ?? null} />
}
