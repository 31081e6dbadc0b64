import { data } from 'react-router'
import type { Ordered } from '#app/features/play/groups/components/orders.tsx'
import { directTeams } from '#app/features/play/groups/direct-teams.server.ts'
import { findSession } from '#app/features/play/groups/find-session.server.ts'
import { sessionOrderSchema } from '#app/features/play/groups/session-order.schema.ts'
import { SessionPage } from '#app/features/play/groups/components/session-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/session.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) =>
  findSession(getDatabase(), {
    sessionId: params.id,
    organiserId: requireMember(context).userId,
    locale: context.get(localeContext),
  }),
)

const typedFields: ReadonlySet<unknown> = new Set(['text', 'minutes'])

/** Takes the organiser's orders, from this page and from that of a team. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const organised = { sessionId: params.id, organiserId: requireMember(context).userId }
  const order = sessionOrderSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!order.success) {
    if (order.error.issues.some(({ path }) => !typedFields.has(path[0]))) throw new AppError('invalidInput')
    return data<Ordered>({ wrong: true }, { status: 400 })
  }
  return data<Ordered>({ done: await directTeams(getDatabase(), organised, order.data) })
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.name ?? m.groups_heading() }) },
  { name: 'robots', content: 'noindex' },
]

export default function SessionRoute({ loaderData }: Route.ComponentProps) {
  return <SessionPage session={loaderData} />
}
