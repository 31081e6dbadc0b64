import { data } from 'react-router'
import { KeepPage } from '#app/features/account/components/keep-page.tsx'
import { keepAccountByLink } from '#app/features/account/keep-account.server.ts'
import { findMailedLink } from '#app/features/account/mailed-link.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { keepDays } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { z } from '#app/shared/zod.ts'
import type { Route } from './+types/keep.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const schema = z.strictObject({ token: z.string().max(100) })

/** Opening it changes nothing. */
export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await findMailedLink(getDatabase(), 'keep_account', token), days: keepDays }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const parsed = schema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!parsed.success) throw new AppError('invalidInput')
  try {
    const outcome = await keepAccountByLink(parsed.data.token, context.get(factsContext).address)
    return data({ outcome, problem: undefined }, { status: outcome === 'kept' ? 200 : 410 })
  } catch (error) {
    const known = asAppError(error)
    if (!known) throw error
    return data(
      { outcome: undefined, problem: known.code },
      { status: known.status, headers: retryAfterHeader(known.retryAfter) },
    )
  }
})

export const meta = () =>
  pageMeta({
    title: m.closing_link_meta_title(),
    description: m.closing_link_meta_description(),
    path: '/auth/keep',
  })

export default function Keep({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData?.outcome
  const link = outcome === undefined || outcome === 'kept' ? loaderData.link : { state: outcome }
  return <KeepPage {...loaderData} link={link} isKept={outcome === 'kept'} problem={actionData?.problem} />
}
