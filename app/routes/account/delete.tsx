import { data, redirect } from 'react-router'
import { ClosingPage } from '#app/features/account/components/closing-page.tsx'
import { closeAccount } from '#app/features/account/close-account.server.ts'
import { closeAccountSchema } from '#app/features/account/closing.schema.ts'
import { keepAccount } from '#app/features/account/keep-account.server.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { readPreferences } from '#app/features/account/preferences.server.ts'
import { proofOf } from '#app/features/account/require-fresh.server.ts'
import { listSharedWorks } from '#app/features/studio/people/people.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { keepDays } from '#app/platform/auth/account-tokens.server.ts'
import { sessionCookieName } from '#app/platform/auth/session-cookie.server.ts'
import { clearedCookie } from '#app/platform/cookies.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import type { Context, Viewer } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { AppError } from '#app/shared/app-error.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import type { Route } from './+types/delete.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  const kept = await readPreferences(getDatabase(), viewer.userId)
  const shared = await listSharedWorks(getDatabase(), viewer.userId)
  return { proof: await proofOf(viewer), shared, closesAt: kept?.closesAt ?? null, days: keepDays, email: viewer.email }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const viewer = requireMember(context)
  const form = await readFormData(request)
  const intent = form.get('intent')
  if (intent === 'keep') {
    await keepAccount(viewer.userId)
    throw leadTo('/account/preferences', 'accountKept')
  }
  if (intent !== 'close') throw new AppError('invalidInput', { log: 'neither close nor keep' })
  return close(request, context, viewer, form)
})

async function close(request: Request, context: Context, viewer: Viewer, form: FormData) {
  const parsed = closeAccountSchema((await proofOf(viewer)) === 'password').safeParse({
    password: form.get('password') ?? '',
  })
  if (!parsed.success) return data({ problem: parsed.error.issues[0]!.message }, { status: 400 })
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  try {
    const outcome = await closeAccount(viewer, parsed.data.password, origin)
    if ('problem' in outcome)
      return data(
        { problem: outcome.problem },
        { status: outcome.problem === 'account_last_administrator' ? 409 : 401 },
      )
  } catch (error) {
    const known = asAppError(error)
    if (!known || known.code === 'notFound') throw error
    return data({ problem: problemKey(known) }, { status: known.status, headers: retryAfterHeader(known.retryAfter) })
  }
  throw leadTo('/', 'accountCloses', clearedCookie(sessionCookieName()))
}

function leadTo(path: string, code: FlashCode, ...cookies: string[]): Response {
  const headers = new Headers()
  for (const cookie of [...cookies, flash(code)]) headers.append('Set-Cookie', cookie)
  return redirect(path, { headers })
}

export const meta = () =>
  pageMeta({ title: m.closing_meta_title(), description: m.closing_meta_description(), path: '/account/delete' })

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  return <ClosingPage {...loaderData} problem={actionData?.problem} />
}
