import { data, redirect } from 'react-router'
import { StationsPage } from '#app/features/play/kiosk/components/stations-page.tsx'
import { idleMinutes } from '#app/shared/group-sessions.ts'
import { readStations } from '#app/features/play/kiosk/read-stations.server.ts'
import { saveIdle } from '#app/features/play/kiosk/save-idle.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { wholeNumber } from '#app/shared/whole-number.ts'
import { z } from '#app/shared/zod.ts'
import type { Route } from './+types/stations.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) =>
  readStations(getDatabase(), {
    organiserId: requireMember(context).userId,
    sessionId: params.id,
    locale: context.get(localeContext),
  }),
)

const formSchema = z.strictObject({ minutes: wholeNumber(idleMinutes) })

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const fields = Object.fromEntries(await readFormData(request))
  const form = formSchema.safeParse(fields)
  if (!form.success) return data({ refused: String(fields['minutes'] ?? '').slice(0, 20) }, { status: 400 })
  await saveIdle(getDatabase(), { organiserId: userId, sessionId: params.id, ...form.data })
  throw redirect(`/sessions/${params.id}/stations`, { headers: { 'Set-Cookie': flash('kioskSaved') } })
})

export function meta({ loaderData, params }: Route.MetaArgs) {
  return pageMeta({
    title: m.common_meta_title({ title: m.kiosk_meta_title({ name: loaderData?.name ?? '' }) }),
    description: m.kiosk_lead(),
    path: `/sessions/${params.id}/stations`,
    noindex: true,
  })
}

export default function StationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StationsPage view={loaderData} refused={actionData?.refused ?? null} />
}
