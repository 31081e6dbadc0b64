import { redirect } from 'react-router'
import { authAddress } from '#app/features/account/auth-address.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { safePath } from '#app/features/account/safe-path.ts'
import { CodePage } from '#app/features/account/security/components/code-page.tsx'
import { readAwaitingSession } from '#app/features/account/security/pass-second-factor.server.ts'
import { submitCode } from '#app/features/account/security/submit-code.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { orUnanswered } from '#app/routes/layouts/or-unanswered.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { refusedResponse } from './refused-response.ts'
import { signedInResponse } from './signed-in-response.server.ts'
import type { Route } from './+types/code.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const nextIn = (request: Request): string | null => safePath(new URL(request.url).searchParams.get('next'))

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const next = nextIn(request)
  if (getViewer(context)) throw redirect(next ?? '/')
  if (!(await readAwaitingSession(request))) throw redirect(authAddress('sign-in', next))
  return { next }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const next = nextIn(request)
  const session = await readAwaitingSession(request)
  if (!session) throw redirect(authAddress('sign-in', next))
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  const submitted = await submitCode(await readFormData(request), session, origin)
  if ('result' in submitted) return refusedResponse(submitted)
  const signedIn = { ...submitted, awaitsCode: false }
  throw await signedInResponse(request, signedIn, next ?? '/', context.get(guestContext))
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnanswered(serverAction, (error) => ({ result: unansweredForm(error), sentTo: undefined }))

export const meta = () =>
  pageMeta({ title: m.security_code_meta_title(), description: m.security_code_lead(), path: '/auth/code' })

export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage next={loaderData.next} result={actionData?.result} />
}
