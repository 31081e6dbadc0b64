import '#app/features/play/screens/talk/said.css'
import '#app/features/play/screens/journal/journal.css'
import { findOrganisedTeam } from '#app/features/play/groups/find-session.server.ts'
import { TeamPage } from '#app/features/play/groups/components/team-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/team.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) =>
  findOrganisedTeam(getDatabase(), {
    sessionId: params.id,
    teamId: params.teamId,
    organiserId: requireMember(context).userId,
    locale: context.get(localeContext),
  }),
)

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.team.name ?? m.groups_heading() }) },
  { name: 'robots', content: 'noindex' },
]

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  return <TeamPage desk={loaderData} />
}
