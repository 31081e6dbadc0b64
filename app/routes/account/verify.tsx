import { VerifyPage } from '#app/features/account/components/verify-page.tsx'
import { findMailedLink } from '#app/features/account/mailed-link.queries.server.ts'
import { verifyEmail } from '#app/features/account/verify-email.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { spendToken } from './mailed-token.server.ts'
import type { Route } from './+types/verify.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await findMailedLink(getDatabase(), 'verify_email', token), minutes: tokenMinutes }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) =>
  spendToken(request, 'verified', (token) => verifyEmail(token, context.get(factsContext).address)),
)

export function meta() {
  return pageMeta({
    title: m.account_verify_meta_title(),
    description: m.account_verify_meta_description(),
    path: '/auth/verify',
  })
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData?.outcome
  const link = outcome === undefined || outcome === 'verified' ? loaderData.link : { state: outcome }
  return <VerifyPage {...loaderData} link={link} verified={outcome === 'verified'} problem={actionData?.problem} />
}
