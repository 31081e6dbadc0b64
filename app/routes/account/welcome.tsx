import { WelcomePage } from '#app/features/account/components/welcome-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/welcome.ts'

export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  return { isAdmin: requireMember(context).role === 'admin' }
})

export const meta = () =>
  pageMeta({ title: m.account_welcome_meta_title(), description: m.account_welcome_lead(), path: '/welcome' })

/** Only signing up leads here, so it greets only once. */
export default function Welcome({ loaderData }: Route.ComponentProps) {
  return <WelcomePage isAdmin={loaderData.isAdmin} />
}
