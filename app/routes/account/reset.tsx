import { data } from 'react-router'
import { NewPasswordPage } from '#app/features/account/components/new-password-page.tsx'
import { findMailedLink } from '#app/features/account/mailed-link.queries.server.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { submitNewPassword } from '#app/features/account/submit-credentials.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { orUnanswered } from '#app/routes/layouts/or-unanswered.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { refusedResponse } from './refused-response.ts'
import { signedInResponse } from './signed-in-response.server.ts'
import type { Route } from './+types/reset.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await findMailedLink(getDatabase(), 'reset_password', token), minutes: tokenMinutes }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  const submitted = await submitNewPassword(await readFormData(request), origin)
  if ('dead' in submitted) return data({ dead: submitted.dead, result: undefined }, { status: 410 })
  if ('result' in submitted) return refusedResponse(submitted)
  throw await signedInResponse(request, submitted, '/', context.get(guestContext))
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnanswered(serverAction, (error) => ({ result: unansweredForm(error) }))

export function meta() {
  return pageMeta({
    title: m.account_reset_meta_title(),
    description: m.account_reset_meta_description(),
    path: '/auth/reset',
  })
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const dead = actionData && 'dead' in actionData ? actionData.dead : undefined
  return <NewPasswordPage {...loaderData} link={dead ? { state: dead } : loaderData.link} result={actionData?.result} />
}
