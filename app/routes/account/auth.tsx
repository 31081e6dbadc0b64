import { data, redirect } from 'react-router'
import { AuthPage } from '#app/features/account/components/auth-page.tsx'
import { tabOf } from '#app/features/account/auth-address.ts'
import { safePath } from '#app/features/account/safe-path.ts'
import { originOf } from '#app/features/account/signed-in.ts'
import { submitSignIn, submitSignUp } from '#app/features/account/submit-credentials.server.ts'
import { claimGuestRuns } from '#app/features/play/runs/claim-guest-runs.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { factsContext, getViewer, guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/auth.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const next = safePath(searchParams.get('next'))
  if (getViewer(context)) throw redirect(next ?? '/')
  return { tab: tabOf(searchParams), next, googleAsked: searchParams.has('google') }
})

/** The address decides which form this is, because it is counted against its limit before the body is read. */
export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const { searchParams } = new URL(request.url)
  const next = safePath(searchParams.get('next')) ?? '/'
  if (getViewer(context)) throw redirect(next)
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  const submit = tabOf(searchParams) === 'sign-up' ? submitSignUp : submitSignIn
  const submitted = await submit(await readFormData(request), origin)
  if ('result' in submitted) {
    const headers: HeadersInit = submitted.retryAfter ? { 'Retry-After': String(submitted.retryAfter) } : {}
    return data({ result: submitted.result }, { status: submitted.status, headers })
  }
  await claimRuns(submitted.userId, context.get(guestContext))
  const headers = new Headers()
  for (const cookie of [...submitted.cookies, flash(submitted.flash)]) headers.append('Set-Cookie', cookie)
  throw redirect(next, { headers })
})

/** What was played as a guest goes to the account. It never stands in the way of signing in: what fails is claimed the next time. */
async function claimRuns(userId: string, guestToken: string | null): Promise<void> {
  if (!guestToken) return
  try {
    await claimGuestRuns(getDatabase(), { userId, guestToken })
  } catch (error) {
    logger.error('guest runs were not claimed', { userId, ...errorFields(error) })
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.tab === 'sign-up' ? m.account_meta_title_sign_up() : m.account_meta_title_sign_in()
  return pageMeta({ title, description: m.account_meta_description(), path: loaderData?.tab === 'sign-up' ? '/auth?tab=sign-up' : '/auth' })
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} result={actionData?.result} />
}
