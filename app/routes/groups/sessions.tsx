import { listSessions } from '#app/features/play/groups/list-sessions.server.ts'
import { SessionsPage } from '#app/features/play/groups/components/sessions-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { isId } from '#app/shared/ids.ts'
import type { Route } from './+types/sessions.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const named = new URL(request.url).searchParams.get('of')
  const of = named !== null && isId(named) ? named : null
  const organiserId = requireMember(context).userId
  return { of, sessions: await listSessions(getDatabase(), { organiserId, of, locale: context.get(localeContext) }) }
})

export const meta = () =>
  pageMeta({ title: m.groups_meta_title(), description: m.groups_lead(), path: '/sessions', noindex: true })

export default function SessionsRoute({ loaderData }: Route.ComponentProps) {
  return <SessionsPage {...loaderData} />
}
