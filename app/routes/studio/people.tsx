import { data, redirect } from 'react-router'
import { originOf } from '#app/features/account/origin.server.ts'
import { proofOf, requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { PeoplePage } from '#app/features/studio/people/components/people-page.tsx'
import type { PeopleTold } from '#app/features/studio/people/components/people-page.tsx'
import { readPeople } from '#app/features/studio/people/people.queries.server.ts'
import { peopleFormSchema } from '#app/features/studio/people/people.schema.ts'
import { submitPeople } from '#app/features/studio/people/submit-people.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import type { Route } from './+types/people.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  const work = await readPeople(getDatabase(), viewer, params.id)
  return { work, confirmation: { proof: await proofOf(viewer), email: viewer.email } }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const member = requireMember(context)
  const form = peopleFormSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!form.success) {
    if (form.error.issues.some(({ path }) => path[0] !== 'email')) throw new AppError('invalidInput')
    // Who may not read it is told that first
    await readPeople(getDatabase(), member, params.id)
    return data<PeopleTold>({ wrong: true }, { status: 400 })
  }
  const { intent } = form.data
  if (form.data.intent === 'offer') {
    const { userId, password } = form.data
    // Who may not read it is told that first
    await readPeople(getDatabase(), member, params.id)
    const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
    const problem = await freshProblem(member, password, origin)
    if (problem !== null) return data<PeopleTold>({ problem, userId }, { status: 401 })
  }
  const asked = { adventureId: params.id, locale: context.get(localeContext) }
  const done = await submitPeople(getDatabase(), member, asked, form.data).catch((error: unknown) => {
    const known = asAppError(error)
    if (!known || known.code === 'notFound') throw error
    return known
  })
  if (done instanceof AppError) return data<PeopleTold>({ error: problemKey(done), intent }, { status: done.status })
  if (intent === 'leave') throw redirect('/creator', { headers: { 'Set-Cookie': flash('workLeft') } })
  return data<PeopleTold>({ ...done, path: done.path && siteUrl(done.path) })
})

/** A work is given away by nobody but its owner, even at their open screen. */
const freshProblem = (viewer: Viewer, password: string | undefined, origin: Origin): Promise<string | null> =>
  requireFresh(viewer, password, origin).catch((error: unknown) => {
    const known = asAppError(error)
    if (known?.code !== 'slowDown') throw error
    return problemKey(known)
  })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: `${m.people_title()} · ${loaderData?.work.title ?? ''}` }) },
  { name: 'robots', content: 'noindex' },
]

export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} told={actionData} />
}
