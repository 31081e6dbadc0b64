import { findAddressLink } from '#app/features/account/security/address-link.queries.server.ts'
import { changeEmail } from '#app/features/account/security/change-email.server.ts'
import { ChangeEmailPage } from '#app/features/account/security/components/address-pages.tsx'
import { originOf } from '#app/features/account/origin.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { spendToken } from './mailed-token.server.ts'
import type { Route } from './+types/change-email.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await findAddressLink(getDatabase(), 'change_email', token)
  return { token, link, minutes: tokenMinutes, isSignedIn: getViewer(context) !== null }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  return spendToken(request, 'changed', (token) => changeEmail(token, getViewer(context), origin))
})

export const meta = () =>
  pageMeta({
    title: m.security_change_email_meta_title(),
    description: m.security_change_email_meta_description(),
    path: '/auth/change-email',
  })

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData?.outcome
  const link = outcome === undefined || outcome === 'changed' ? loaderData.link : { state: outcome }
  return <ChangeEmailPage {...loaderData} link={link} changed={outcome === 'changed'} problem={actionData?.problem} />
}
