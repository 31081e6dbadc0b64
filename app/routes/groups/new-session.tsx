import { data, redirect } from 'react-router'
import { NewSessionPage } from '#app/features/play/groups/components/new-session-page.tsx'
import type { RefusedSession } from '#app/features/play/groups/components/new-session-page.tsx'
import { openGroupSession } from '#app/features/play/groups/open-group-session.server.ts'
import { readOffer } from '#app/features/play/groups/read-offer.server.ts'
import { sessionFields } from '#app/features/play/groups/session-fields.ts'
import { sessionFormSchema } from '#app/features/play/groups/session-form.schema.ts'
import type { NameProblem } from '#app/features/play/groups/session-form.schema.ts'
import { newSessionPath, sessionPath } from '#app/features/play/groups/session-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/new-session.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  return readOffer(getDatabase(), { adventureId, organiserId: userId, locale: context.get(localeContext) })
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  const sent = Object.fromEntries(await readFormData(request))
  const form = sessionFormSchema.safeParse(sent)
  const refuse = (refused: Omit<RefusedSession, 'typed'>) =>
    data({ typed: typedIn(sent), ...refused }, { status: refused.seats === null ? 400 : 402 })
  if (!form.success) {
    const at = form.error.issues.map(({ path }) => path[0])
    const wrong = sessionFields.filter((field) => at.includes(field))
    if (wrong.length === 0) throw new AppError('invalidInput', { log: form.error.message })
    const named = form.error.issues.flatMap((issue) => (issue.code === 'custom' && issue.params) || [])
    return refuse({ wrong, seats: null, nameProblem: (named[0] as NameProblem | undefined) ?? null })
  }
  const language = context.get(localeContext)
  const asked = { adventureId, organiserId: userId, form: form.data, language }
  const opened = await openGroupSession(getDatabase(), asked)
  if ('seats' in opened) return refuse({ wrong: [], seats: Math.max(1, opened.seats), nameProblem: null })
  throw redirect(sessionPath(opened.sessionId))
})

const longestTyped = 4_000

const typedIn = (sent: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, longestTyped).toWellFormed()]] : [],
    ),
  )

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: m.groups_meta_title(),
    description: m.groups_lead(),
    path: newSessionPath(params.id),
    noindex: true,
  })

export default function NewSessionRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return <NewSessionPage {...loaderData} address={params.id} refused={actionData} />
}
