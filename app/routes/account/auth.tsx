import { redirect } from 'react-router'
import { AuthPage } from '#app/features/account/components/auth-page.tsx'
import { tabOf, welcomePath } from '#app/features/account/auth-address.ts'
import { googleProblemOf } from '#app/features/account/google-outcome.ts'
import { safePath } from '#app/features/account/safe-path.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { submitSignIn, submitSignUp } from '#app/features/account/submit-credentials.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { orUnanswered } from '#app/routes/layouts/or-unanswered.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { promisedAt } from './promised.server.ts'
import { refusedResponse } from './refused-response.ts'
import { signedInResponse } from './signed-in-response.server.ts'
import type { Route } from './+types/auth.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const next = safePath(searchParams.get('next'))
  if (getViewer(context)) throw redirect(next ?? '/')
  return {
    tab: tabOf(searchParams),
    next,
    promised: promisedAt(next),
    googleProblem: googleProblemOf(searchParams),
  }
})

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const signedOut = localSignOut.get()
  try {
    if (signedOut !== 'leaving') return await serverLoader()
  } catch (error) {
    if (signedOut === 'no' || navigator.onLine) throw error
  }
  const { searchParams } = new URL(request.url)
  return { tab: tabOf(searchParams), next: null, promised: null, googleProblem: null }
}

/** The address determines which form this is. */
export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const { searchParams } = new URL(request.url)
  const next = safePath(searchParams.get('next'))
  if (getViewer(context)) throw redirect(next ?? '/')
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  const isNew = tabOf(searchParams) === 'sign-up'
  const submitted = await (isNew ? submitSignUp : submitSignIn)(await readFormData(request), origin)
  if ('result' in submitted) return refusedResponse(submitted)
  throw await signedInResponse(request, submitted, next ?? (isNew ? welcomePath : '/'), context.get(guestContext))
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnanswered(serverAction, (error) => ({ result: unansweredForm(error), sentTo: undefined }))

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.tab === 'sign-up' ? m.account_meta_title_sign_up() : m.account_meta_title_sign_in()
  return pageMeta({
    title,
    description: m.account_meta_description(),
    path: loaderData?.tab === 'sign-up' ? '/auth?tab=sign-up' : '/auth',
  })
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} result={actionData?.result} />
}
