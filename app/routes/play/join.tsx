import { data, redirect } from 'react-router'
import '#app/features/play/party/party.css'
import { JoinPage } from '#app/features/play/party/components/join-page.tsx'
import { findInvitation, findPageByCode } from '#app/features/play/party/find-invitation.server.ts'
import type { CodeHolder } from '#app/features/play/party/find-invitation.server.ts'
import { readJoinCode } from '#app/features/play/party/join-code.ts'
import { readName } from '#app/features/play/party/join-form.ts'
import { joinParty } from '#app/features/play/party/join-party.server.ts'
import type { JoinView, RefusedJoin } from '#app/features/play/party/join-view.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { failureOf, handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, localeContext } from '#app/platform/request-context.server.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import { personWithCookie, wrongCodeContext } from './joining.server.ts'
import type { Route } from './+types/join.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const code = readJoinCode(params.code)
  if (code !== undefined && code !== params.code) throw redirect(`/join/${code}`)
  // A form sent without scripts was looked up a moment ago, and a wrong code counts as one try, not two
  const found = context.get(wrongCodeContext)
    ? undefined
    : await findInvitation(getDatabase(), params.code, holderOf(context, answererOf(context)))
  const page = found || code === undefined ? undefined : await findPageByCode(getDatabase(), code)
  if (page !== undefined) throw redirect(page)
  if (found?.isIn) throw redirect(`/run/${found.runId}`)
  return answerWith(found?.join ?? unknown, 200)
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { name: typed } = Object.fromEntries(await readFormData(request))
  const asked = typeof typed === 'string' ? typed : ''
  const read = readName(asked)
  const refuse = (refused: Omit<RefusedJoin, 'name'>, init: ResponseInit) =>
    data({ join: null, refused: { ...refused, name: asked.slice(0, 100).toWellFormed() } }, init)
  if ('problem' in read) return refuse({ problem: read.problem, error: null }, { status: 400 })
  const { person, cookie } = personWithCookie(context)
  const look = () => findInvitation(getDatabase(), params.code, holderOf(context, person))
  try {
    const found = await look()
    context.set(wrongCodeContext, found === undefined)
    const outcome = !found
      ? 'closed'
      : found.isIn
        ? 'alreadyIn'
        : await joinParty(getDatabase(), found, { person, name: read.name, language: context.get(localeContext) })
    if (found && (outcome === 'joined' || outcome === 'alreadyIn'))
      throw redirect(`/run/${found.runId}`, cookie && outcome === 'joined' ? { headers: { 'Set-Cookie': cookie } } : {})
    return answerWith((found && (await look())?.join) ?? unknown, 409)
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = failureOf(error, 'somebody could not join')
    return refuse(
      { problem: null, error: problemKey(failure) },
      { status: failure.status, headers: retryAfterHeader(failure.retryAfter) },
    )
  }
})

const unknown: JoinView = { view: 'unknown' }

const answerWith = (join: JoinView, status: number) =>
  data({ join, refused: null }, { status: join.view === 'unknown' ? 404 : status })

const holderOf = (context: Route.LoaderArgs['context'], person: Person): CodeHolder => ({
  person,
  knownAs: getViewer(context)?.name ?? null,
  address: context.get(factsContext).address,
  locale: context.get(localeContext),
})

export function meta({ loaderData }: Route.MetaArgs) {
  const join = loaderData?.join
  const title = join && 'invitation' in join ? join.invitation.title : m.join_code_heading()
  // An invitation is only for its recipient; sites that preview links may show what it leads to
  return [
    { title: m.common_meta_title({ title }) },
    { name: 'description', content: m.join_meta_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function JoinRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage join={actionData?.join ?? loaderData.join} refused={actionData?.refused ?? null} />
}
