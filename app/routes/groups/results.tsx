import { redirect } from 'react-router'
import { sessionPath } from '#app/features/play/groups/session-path.ts'
import { ResultsPage } from '#app/features/play/results/components/results-page.tsx'
import { deleteSession } from '#app/features/play/results/delete-session.server.ts'
import { openAgain } from '#app/features/play/results/open-again.server.ts'
import { readResultsPage } from '#app/features/play/results/read-results.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newSessionPath } from '#app/shared/group-sessions.ts'
import type { Route } from './+types/results.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) =>
  readResultsPage(getDatabase(), {
    organiserId: requireMember(context).userId,
    sessionId: params.id,
    locale: context.get(localeContext),
    teamId: new URL(request.url).searchParams.get('team'),
  }),
)

/** Opens the next session, or deletes this one. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const intent = (await readFormData(request)).get('intent')
  if (intent === 'delete') {
    await deleteSession(getDatabase(), { organiserId: userId, sessionId: params.id })
    throw redirect('/sessions', { headers: { 'Set-Cookie': flash('sessionDeleted') } })
  }
  if (intent !== 'again') throw new AppError('invalidInput')
  const { adventureId, sessionId } = await openAgain(getDatabase(), {
    organiserId: userId,
    sessionId: params.id,
    language: context.get(localeContext),
  })
  throw redirect(sessionId === null ? `${newSessionPath(adventureId)}?from=${params.id}` : sessionPath(sessionId))
})

export function meta({ loaderData, params }: Route.MetaArgs) {
  return pageMeta({
    title: m.common_meta_title({ title: m.results_of({ name: loaderData?.name ?? '' }) }),
    description: m.results_one_text(),
    path: `/sessions/${params.id}/results`,
    noindex: true,
  })
}

export default function ResultsRoute({ loaderData }: Route.ComponentProps) {
  return <ResultsPage view={loaderData} />
}
