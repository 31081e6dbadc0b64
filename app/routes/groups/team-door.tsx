import { encodeQR } from 'qr'
import { data, redirect } from 'react-router'
import { TeamDoor } from '#app/features/play/groups/components/team-door.tsx'
import type { RefusedAtDoor, TeamDoorView } from '#app/features/play/groups/components/team-door.tsx'
import { findSessionByCode, findTeam } from '#app/features/play/groups/find-team.server.ts'
import { teamAddress } from '#app/features/play/groups/find-session.server.ts'
import { joinTeam } from '#app/features/play/groups/join-team.server.ts'
import { nameTeam } from '#app/features/play/groups/name-team.server.ts'
import { tryCode } from '#app/features/play/party/find-invitation.server.ts'
import { readJoinCode } from '#app/features/play/party/join-code.ts'
import { readName } from '#app/features/play/party/join-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { failureOf, handled } from '#app/platform/handled.server.ts'
import { factsContext, guestContext, localeContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import { qrPath } from '#app/shared/qr-path.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { isShareCode } from '#app/shared/share-code.ts'
import type { Route } from './+types/team-door.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const hashIn = (context: Context): string | null => {
  const token = context.get(guestContext)
  return token === null ? null : guestHash(token)
}

/** A team's link, or a session's code. */
async function find(typed: string, context: Context) {
  const locale = context.get(localeContext)
  const code = readJoinCode(typed)
  if (code === undefined || !isShareCode(code))
    return { team: await findTeam(getDatabase(), typed, { guestHash: hashIn(context), locale }) }
  const { address } = context.get(factsContext)
  return { session: await tryCode(getDatabase(), address, () => findSessionByCode(getDatabase(), code, locale)) }
}

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { team, session } = await find(params.token, context)
  if (team?.isIn && team.hasStarted) throw redirect(`/run/${team.runId}`)
  const qr = () => qrPath(encodeQR(teamAddress(params.token), 'raw', { border: 4 }))
  const ticket = team?.ticket ?? session?.ticket
  const door: TeamDoorView = !ticket
    ? { view: 'unknown' }
    : team?.isIn
      ? { view: 'waiting', ticket, runId: team.runId, qr: qr() }
      : { view: ticket.status === 'ended' ? 'over' : 'open', ticket }
  return data({ door }, { status: door.view === 'unknown' ? 404 : 200 })
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const fields = Object.fromEntries(await readFormData(request))
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const typed = { name: text('name').slice(0, 100).toWellFormed(), team: text('team').slice(0, 100).toWellFormed() }
  const refuse = (refused: Partial<RefusedAtDoor>, init: ResponseInit) =>
    data({ door: null, refused: { ...typed, isTeamWrong: false, problem: null, error: null, ...refused } }, init)
  const answer = (door: TeamDoorView, status: number) => data({ door, refused: null }, { status })
  try {
    const { team, session } = await find(params.token, context)
    const ticket = team?.ticket ?? session?.ticket
    if (!ticket) return answer({ view: 'unknown' }, 404)
    const name = readName(text('name'))
    const teamName = readName(text('team'))
    const isTeamWrong = session !== undefined && 'problem' in teamName
    if ('problem' in name || isTeamWrong)
      return refuse({ problem: 'problem' in name ? name.problem : null, isTeamWrong }, { status: 400 })
    const language = context.get(localeContext)
    const named =
      session && 'name' in teamName
        ? await nameTeam(getDatabase(), session.sessionId, { name: teamName.name, language })
        : null
    if (named && 'refused' in named) return answer({ view: named.refused, ticket }, 409)
    const token = named?.token ?? params.token
    const known = context.get(guestContext)
    const guest = known === null ? newGuest() : null
    const joiner = { guestHash: guestHash(known ?? guest!.token), name: name.name, language }
    const runId = team?.runId ?? (await findTeam(getDatabase(), token, { guestHash: null, locale: language }))?.runId
    if (runId === undefined) return answer({ view: 'unknown' }, 404)
    const outcome = await joinTeam(getDatabase(), runId, joiner)
    if (outcome === 'full' || outcome === 'over') return answer({ view: outcome, ticket }, 409)
    throw redirect(`/s/${token}`, guest ? { headers: { 'Set-Cookie': guest.cookie } } : {})
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = failureOf(error, 'somebody could not join a team')
    return refuse(
      { error: problemKey(failure) },
      { status: failure.status, headers: retryAfterHeader(failure.retryAfter) },
    )
  }
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  {
    title: m.common_meta_title({
      title: loaderData && 'ticket' in loaderData.door ? loaderData.door.ticket.sessionName : m.groups_team_meta(),
    }),
  },
  { name: 'robots', content: 'noindex' },
]

export default function TeamDoorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamDoor door={actionData?.door ?? loaderData.door} refused={actionData?.refused ?? null} />
}
