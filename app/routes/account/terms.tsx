import { redirect } from 'react-router'
import { acceptTerms } from '#app/features/account/accept-terms.server.ts'
import { TermsPage } from '#app/features/account/components/terms-page.tsx'
import { safePath } from '#app/features/account/safe-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/terms.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const nextOf = (request: Request): string => safePath(new URL(request.url).searchParams.get('next')) ?? '/'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  requireMember(context)
  return { next: nextOf(request) }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  await acceptTerms(getDatabase(), requireMember(context).userId, context.get(localeContext))
  throw redirect(nextOf(request), { headers: { 'Set-Cookie': flash('termsAccepted') } })
})

export const meta = () => pageMeta({ title: m.terms_meta_title(), description: m.terms_lead(), path: '/account/terms' })

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage {...loaderData} />
}
