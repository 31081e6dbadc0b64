import { data, redirect } from 'react-router'
import { originOf } from '#app/features/account/origin.server.ts'
import { proofOf } from '#app/features/account/require-fresh.server.ts'
import { listAudit } from '#app/features/admin/audit/audit.queries.server.ts'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { changePerson } from '#app/features/admin/people/change-person.server.ts'
import { personDeedSchema } from '#app/features/admin/people/deed.schema.ts'
import { readPerson } from '#app/features/admin/people/people.queries.server.ts'
import { PersonPage } from '#app/features/admin/people/person-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { sessionCookieName } from '#app/platform/auth/session-cookie.server.ts'
import { revokeSession } from '#app/platform/auth/sessions.server.ts'
import { clearedCookie } from '#app/platform/cookies.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/user.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const shownEntries = 20

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  const person = await readPerson(getDatabase(), params.id)
  const { entries } = await listAudit(getDatabase(), { words: '', about: person.id }, 1, shownEntries)
  return { person, entries, proof: await proofOf(viewer), email: viewer.email, isSelf: viewer.userId === person.id }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const viewer = requireMember(context)
  const form = await readFormData(request)
  const path = `/admin/users/${params.id}`
  if (form.get('intent') === 'sign-in-again') {
    await revokeSession(getDatabase(), viewer.userId, viewer.sessionId)
    throw leadTo(`/auth?next=${path}`, clearedCookie(sessionCookieName()))
  }
  const { username: _, ...sent } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const [intent, typed] = [sent['intent'] ?? '', sent['reason'] ?? '']
  const deed = personDeedSchema.safeParse(sent)
  if (!deed.success) return data({ intent, problem: problemOf(deed.error.issues[0]!), typed }, { status: 400 })
  const origin = originOf(request, context.get(factsContext).address, context.get(localeContext))
  const problem = await changePerson(getDatabase(), viewer, params.id, deed.data, origin)
  if (problem) return data({ intent, problem, typed }, { status: problem.startsWith('account_') ? 401 : 409 })
  throw leadTo(path, flash('personChanged'))
})

const problemOf = ({ message, path }: { message: string; path: PropertyKey[] }): string =>
  path[0] === 'reason' || path[0] === 'password' ? message : 'invalidInput'

const leadTo = (path: string, cookie: string): Response => redirect(path, { headers: { 'Set-Cookie': cookie } })

export const meta = () => pageMeta({ title: m.admin_meta_title(), description: m.admin_users(), path: '/admin/users' })

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame title={loaderData.person.name} current="/admin/users">
      <PersonPage key={`${loaderData.person.id} ${loaderData.entries[0]?.id}`} {...loaderData} answered={actionData} />
    </AdminFrame>
  )
}
