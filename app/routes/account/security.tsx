import { data, redirect } from 'react-router'
import { mailDelivery } from '#app/features/account/mail-delivery.server.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { SecurityPage } from '#app/features/account/security/components/security-page.tsx'
import { findSecurity } from '#app/features/account/security/security.queries.server.ts'
import { submitSecurity } from '#app/features/account/security/submit-security.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import type { Route } from './+types/security.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  return {
    ...(await findSecurity(member)),
    isRequired: member.awaitsSecondFactor ?? false,
    minutes: tokenMinutes,
    mailDelivery: mailDelivery(),
  }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  const answer = await submitSecurity(await readFormData(request), requireMember(context), origin)
  if ('flash' in answer)
    throw redirect('/account/security', answer.flash ? { headers: { 'Set-Cookie': flash(answer.flash) } } : {})
  if ('result' in answer) {
    const { status, retryAfter, ...shown } = answer
    return data(shown, { status, headers: retryAfterHeader(retryAfter) })
  }
  return data(answer)
})

export const meta = () =>
  pageMeta({ title: m.security_meta_title(), description: m.security_lead(), path: '/account/security' })

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} answer={actionData} />
}
