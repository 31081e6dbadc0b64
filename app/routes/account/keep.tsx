import { KeepPage } from '#app/features/account/components/keep-page.tsx'
import { keepAccountByLink } from '#app/features/account/keep-account.server.ts'
import { findMailedLink } from '#app/features/account/mailed-link.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { keepDays } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { spendToken } from './mailed-token.server.ts'
import type { Route } from './+types/keep.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** Opening it changes nothing. */
export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await findMailedLink(getDatabase(), 'keep_account', token), days: keepDays }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) =>
  spendToken(request, 'kept', (token) => keepAccountByLink(token, context.get(factsContext).address)),
)

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
