import { data, redirect } from 'react-router'
import { NewEveningPage } from '#app/features/kits/evening/components/new-evening-page.tsx'
import { eveningFormSchema } from '#app/features/kits/evening/evening-form.schema.ts'
import { eveningFields, typedEvening } from '#app/features/kits/evening/evening-form.ts'
import type { EveningField, TypedEvening } from '#app/features/kits/evening/evening-form.ts'
import { eveningPath, newEveningPath } from '#app/features/kits/evening/evening-path.ts'
import { openEvening, readEveningOffer } from '#app/features/kits/evening/open-evening.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/new-evening.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  return readEveningOffer(getDatabase(), {
    adventureId,
    viewer,
    from: new URL(request.url).searchParams.get('from'),
    locale: context.get(localeContext),
  })
})

/** Opens an evening. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const viewer = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  const typed = typedEvening(Object.fromEntries(await readFormData(request)))
  const form = eveningFormSchema.safeParse(typed)
  if (!form.success) {
    const at = form.error.issues.map(({ path }) => path[0])
    const wrong = eveningFields.filter((field) => at.includes(field))
    if (wrong.length === 0) throw new AppError('invalidInput', { log: form.error.message })
    return data<{ typed: TypedEvening; wrong: EveningField[] }>({ typed, wrong }, { status: 400 })
  }
  const { eveningId } = await openEvening(getDatabase(), { adventureId, viewer, form: form.data })
  throw redirect(eveningPath(eveningId))
})

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: m.evening_host_new_meta(),
    description: m.evening_host_new_lead(),
    path: newEveningPath(params.id),
    noindex: true,
  })

export default function NewEveningRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return <NewEveningPage {...loaderData} address={params.id} refused={actionData} />
}
