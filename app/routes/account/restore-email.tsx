import { data, redirect } from 'react-router'
import { findAddressLink } from '#app/features/account/security/address-link.queries.server.ts'
import { RestoreEmailPage } from '#app/features/account/security/components/address-pages.tsx'
import { restoreEmail } from '#app/features/account/security/restore-email.server.ts'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { m } from '#app/i18n/generated/messages.js'
import { restoreDays } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { tokenIn } from './mailed-token.server.ts'
import type { Route } from './+types/restore-email.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await findAddressLink(getDatabase(), 'restore_email', token), days: restoreDays }
})

/** Goes on to the page for a new password. */
export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const token = tokenIn(await readFormData(request))
  try {
    const outcome = await restoreEmail(token, context.get(factsContext).address)
    if ('dead' in outcome) return data({ dead: outcome.dead, problem: undefined }, { status: 410 })
    throw redirect(withLanguage(`/auth/reset?token=${outcome.resetToken}`, context.get(localeContext)))
  } catch (error) {
    const known = asAppError(error)
    if (!known) throw error
    return data(
      { dead: undefined, problem: known.code },
      { status: known.status, headers: retryAfterHeader(known.retryAfter) },
    )
  }
})

export const meta = () =>
  pageMeta({
    title: m.security_restore_email_meta_title(),
    description: m.security_restore_email_meta_description(),
    path: '/auth/restore-email',
  })

export default function RestoreEmail({ loaderData, actionData }: Route.ComponentProps) {
  const link = actionData?.dead ? { state: actionData.dead } : loaderData.link
  return <RestoreEmailPage {...loaderData} link={link} problem={actionData?.problem} />
}
