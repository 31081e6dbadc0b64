import { redirect } from 'react-router'
import { acceptInvitation, findInvitation } from '#app/features/studio/people/accept-invitation.server.ts'
import { InvitedPage } from '#app/features/studio/people/components/invited-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/invited.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const found = await findInvitation(getDatabase(), params.token)
  if (!found) return null
  const { title, primaryLanguage, kind, owner, ownerId, role, language } = found
  return { title, titleLanguage: primaryLanguage, kind, owner, role, language, isOwn: ownerId === userId }
})

export const action = handled(async ({ params, context }: Route.ActionArgs) => {
  const { adventureId } = await acceptInvitation(getDatabase(), requireMember(context), params.token)
  throw redirect(`/editor/${adventureId}`, { headers: { 'Set-Cookie': flash('invitationAccepted') } })
})

export const meta = () => [
  { title: m.common_meta_title({ title: m.people_invited() }) },
  { name: 'robots', content: 'noindex' },
]

export default function InvitedRoute({ loaderData }: Route.ComponentProps) {
  return <InvitedPage view={loaderData} />
}
