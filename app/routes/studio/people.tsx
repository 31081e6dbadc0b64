import { data, redirect } from 'react-router'
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
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import type { Route } from './+types/people.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) =>
  readPeople(getDatabase(), requireMember(context), params.id),
)

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

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: `${m.people_title()} · ${loaderData?.title ?? ''}` }) },
  { name: 'robots', content: 'noindex' },
]

export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage work={loaderData} told={actionData} />
}
