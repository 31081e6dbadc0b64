import { data, redirect } from 'react-router'
import { TeamDoor } from '#app/features/play/groups/components/team-door.tsx'
import type { RefusedAtDoor, TeamDoorView } from '#app/features/play/groups/components/team-door.tsx'
import { comeIn, findDoor } from '#app/features/play/groups/come-in.server.ts'
import type { Door } from '#app/features/play/groups/come-in.server.ts'
import { teamAddress } from '#app/features/play/groups/find-session.server.ts'
import { readName } from '#app/features/play/party/join-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { failureOf, handled } from '#app/platform/handled.server.ts'
import { factsContext, guestHashIn, localeContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import type { Route } from './+types/team-door.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const find = (typed: string, context: Context) =>
  findDoor(getDatabase(), typed, {
    guestHash: guestHashIn(context),
    address: context.get(factsContext).address,
    locale: context.get(localeContext),
  })

const viewOf = (door: Door | undefined, context: Context): TeamDoorView => {
  if (!door) return { view: 'unknown' }
  const { ticket, team } = door
  if (!team?.isIn) {
    const open = team?.isFinished ? 'finished' : 'open'
    return { view: ticket.status === 'ended' ? 'over' : open, ticket }
  }
  const qr = drawQr(teamAddress(door.token, context.get(localeContext)))
  return { view: 'waiting', ticket, runId: team.runId, qr }
}

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const door = await find(params.token, context)
  if (door?.team?.isIn && door.team.hasStarted) throw redirect(`/run/${door.team.runId}`)
  return data({ door: viewOf(door, context) }, { status: door ? 200 : 404 })
})

const longestTyped = 100

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const fields = Object.fromEntries(await readFormData(request))
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const refuse = (why: Pick<RefusedAtDoor, 'isTeamWrong' | 'problem' | 'error'>, init: ResponseInit) => {
    const shown = (name: string) => text(name).slice(0, longestTyped).toWellFormed()
    return data({ door: null, refused: { name: shown('name'), team: shown('team'), ...why } }, init)
  }
  try {
    const door = await find(params.token, context)
    if (!door) return data({ door: viewOf(door, context), refused: null }, { status: 404 })
    if (door.team?.isFinished && !door.team.isIn)
      return data({ door: viewOf(door, context), refused: null }, { status: 409 })
    const [name, team] = [readName(text('name')), readName(text('team'))]
    const isTeamWrong = door.team === null && 'problem' in team
    if ('problem' in name || isTeamWrong)
      return refuse({ problem: 'problem' in name ? name.problem : null, isTeamWrong, error: null }, { status: 400 })
    const known = guestHashIn(context)
    const guest = known === null ? newGuest() : null
    const came = await comeIn(getDatabase(), door, {
      guestHash: known ?? guestHash(guest!.token),
      name: name.name,
      teamName: 'name' in team ? team.name : '',
      language: context.get(localeContext),
    })
    if ('refused' in came)
      return data({ door: { view: came.refused, ticket: door.ticket }, refused: null }, { status: 409 })
    throw redirect(`/s/${came.token}`, guest ? { headers: { 'Set-Cookie': guest.cookie } } : {})
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = failureOf(error, 'somebody could not join a team')
    return refuse(
      { problem: null, isTeamWrong: false, error: problemKey(failure) },
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
