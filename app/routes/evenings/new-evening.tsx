import { data, redirect } from 'react-router'
import { NewEveningPage } from '#app/features/kits/evening/components/new-evening-page.tsx'
import { eveningFormSchema } from '#app/features/kits/evening/evening-form.schema.ts'
import { eveningFields, typedEvening } from '#app/features/kits/evening/evening-form.ts'
import type { EveningField, TypedEvening } from '#app/features/kits/evening/evening-form.ts'
import { eveningPath, newEveningPath } from '#app/features/kits/evening/evening-path.ts'
import { openEvening, readEveningOffer } from '#app/features/kits/evening/open-evening.server.ts'
import { NewRoomPage } from '#app/features/kits/evening/room/components/new-room-page.tsx'
import { openRoom, readRoomOffer } from '#app/features/kits/evening/room/open-room.server.ts'
import { roomFields, roomFormSchema } from '#app/features/kits/evening/room/room-form.schema.ts'
import type { RoomField, TypedRoom } from '#app/features/kits/evening/room/room-form.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { z } from '#app/shared/zod.ts'
import type { Route } from './+types/new-evening.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  const asked = {
    adventureId,
    viewer,
    from: new URL(request.url).searchParams.get('from'),
    locale: context.get(localeContext),
  }
  return (await readRoomOffer(getDatabase(), asked)) ?? readEveningOffer(getDatabase(), asked)
})

/** Opens an evening: of a room, if its form was sent. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const viewer = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  const sent = Object.fromEntries(await readFormData(request))
  if (Object.hasOwn(sent, 'team')) {
    const form = roomFormSchema.safeParse(sent)
    if (!form.success) return wronglyFilled(form.error, roomFields, sent as TypedRoom)
    const { eveningId } = await openRoom(getDatabase(), { adventureId, viewer, form: form.data })
    throw redirect(eveningPath(eveningId))
  }
  const typed = typedEvening(sent)
  const form = eveningFormSchema.safeParse(typed)
  if (!form.success) return wronglyFilled(form.error, eveningFields, typed)
  const { eveningId } = await openEvening(getDatabase(), { adventureId, viewer, form: form.data })
  throw redirect(eveningPath(eveningId))
})

/** What was typed, with the fields to mend. @throws AppError invalidInput for what no form sends */
function wronglyFilled<Name extends string, Typed>(error: z.ZodError, fields: readonly Name[], typed: Typed) {
  const at = error.issues.map(({ path }) => path[0])
  const wrong = fields.filter((field) => at.includes(field))
  if (wrong.length === 0) throw new AppError('invalidInput', { log: error.message })
  return data({ typed, wrong }, { status: 400 })
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const room = loaderData && 'kind' in loaderData ? loaderData : null
  return pageMeta({
    title: room ? m.evening_room_new() : m.evening_host_new_meta(),
    description: room ? m.evening_room_new_intro({ title: room.title }) : m.evening_host_new_lead(),
    path: newEveningPath(params.id),
    noindex: true,
  })
}

type Refused<Typed, Name> = { typed: Typed; wrong: Name[] } | undefined

export default function NewEveningRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  if ('kind' in loaderData)
    return <NewRoomPage offer={loaderData} address={params.id} refused={actionData as Refused<TypedRoom, RoomField>} />
  return (
    <NewEveningPage {...loaderData} address={params.id} refused={actionData as Refused<TypedEvening, EveningField>} />
  )
}
