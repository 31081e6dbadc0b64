import { redirect } from 'react-router'
import { findAddressLink } from '#app/features/account/security/address-link.queries.server.ts'
import { RestoreEmailPage } from '#app/features/account/security/components/address-pages.tsx'
import { restoreEmail } from '#app/features/account/security/restore-email.server.ts'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { m } from '#app/i18n/generated/messages.js'
import { restoreDays } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { spendToken } from './mailed-token.server.ts'
import type { Route } from './+types/restore-email.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await findAddressLink(getDatabase(), 'restore_email', token), days: restoreDays }
})

/** Continues to the page for a new password. */
export const action = handled(async ({ request, context }: Route.ActionArgs) =>
  spendToken(request, null, async (token) => {
    const outcome = await restoreEmail(token, context.get(factsContext).address)
    if ('dead' in outcome) return outcome.dead
    throw redirect(withLanguage(`/auth/reset?token=${outcome.resetToken}`, context.get(localeContext)))
  }),
)

export const meta = () =>
  pageMeta({
    title: m.security_restore_email_meta_title(),
    description: m.security_restore_email_meta_description(),
    path: '/auth/restore-email',
  })

export default function RestoreEmail({ loaderData, actionData }: Route.ComponentProps) {
  const link = actionData?.outcome ? { state: actionData.outcome } : loaderData.link
  return <RestoreEmailPage {...loaderData} link={link} problem={actionData?.problem} />
}
