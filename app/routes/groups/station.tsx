import { data, redirect } from 'react-router'
import { arriveAtStation, findStation } from '#app/features/play/kiosk/arrive-at-station.server.ts'
import { StationPage } from '#app/features/play/kiosk/components/station-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestHashIn } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/station.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const linkOf = ({ id, place, token }: Route.LoaderArgs['params']) => ({ sessionId: id, targetId: place, token })

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { runId, sessionName, door } = await findStation(getDatabase(), linkOf(params), guestHashIn(context))
  return { sessionName, door: runId === undefined ? door : null }
})

export const action = handled(async ({ params, context }: Route.ActionArgs) => {
  try {
    const runId = await arriveAtStation(getDatabase(), linkOf(params), guestHashIn(context))
    throw redirect(`/run/${runId}`)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return data({ isRefused: true }, { status: 409 })
    throw error
  }
})

export const meta = () => [
  { title: m.common_meta_title({ title: m.station_meta_title() }) },
  { name: 'robots', content: 'noindex' },
]

export default function StationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StationPage {...loaderData} isRefused={actionData?.isRefused ?? false} />
}
