import { data } from 'react-router'
import { ForgotPage } from '#app/features/account/components/forgot-page.tsx'
import { mailDelivery } from '#app/features/account/mail-delivery.server.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { submitForgot } from '#app/features/account/submit-credentials.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext } from '#app/platform/request-context.server.ts'
import { orUnanswered } from '#app/routes/layouts/or-unanswered.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { refusedResponse } from './refused-response.ts'
import type { Route } from './+types/forgot.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = () => ({ minutes: tokenMinutes, mailDelivery: mailDelivery() })

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const submitted = await submitForgot(
    await readFormData(request),
    originOf(request, context.get(factsContext).address, context.get(localeContext)),
  )
  return 'sentTo' in submitted ? data({ sentTo: submitted.sentTo, result: undefined }) : refusedResponse(submitted)
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnanswered(serverAction, (error) => ({ result: unansweredForm(error), sentTo: undefined }))

export function meta() {
  return pageMeta({
    title: m.account_forgot_meta_title(),
    description: m.account_forgot_meta_description(),
    path: '/auth/forgot',
  })
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPage {...loaderData} sentTo={actionData?.sentTo} result={actionData?.result} />
}
