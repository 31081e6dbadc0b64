import type pg from 'pg'
import type { Person, Reply } from './person.ts'

export type OpenedSession = {
  id: string
  teams: { id: string; name: string; token: string; runId: string }[]
  code: string | null
}

type Given = Partial<Record<'name' | 'arrival' | 'teams' | 'starts' | 'minutes' | 'days', string>>

/** Opens a session by its form, of two teams unless said otherwise. */
export async function openSession(
  organiser: Person,
  database: Pick<pg.Client, 'query'>,
  adventureId: string,
  given: Given = {},
): Promise<OpenedSession> {
  const reply = await organiser.postForm(`/sessions/new/${adventureId}`, {
    name: 'Class 6B',
    arrival: 'list',
    teams: 'Owls\nFoxes',
    starts: 'together',
    minutes: '45',
    days: '30',
    ...given,
  })
  const id = /^\/sessions\/([0-9a-f-]{36})$/.exec(reply.headers.location ?? '')?.[1]
  if (!id) throw new Error(`no session was opened: ${reply.status} ${reply.text.slice(0, 300)}`)
  const { rows: teams } = await database.query<Omit<OpenedSession['teams'][number], 'token'>>(
    `select g.id, g.name, r.id as "runId" from group_teams g join runs r on r.group_team_id = g.id
      where g.session_id = $1 order by g.display_order`,
    [id],
  )
  const { rows } = await database.query<{ code: string | null }>('select code from group_sessions where id = $1', [id])
  // Only their organiser can read the links again
  const sheet = await organiser.get(`/sessions/${id}/sheet`)
  const tokens = [...new Set(Array.from(sheet.text.matchAll(/\/s\/([A-Za-z0-9]{22})/g), ([, token]) => token!))]
  return { id, teams: teams.map((team, at) => ({ ...team, token: tokens[at]! })), code: rows[0]!.code }
}

export async function comeToTeam(player: Person, token: string, name: string): Promise<void> {
  const reply = await player.postForm(`/s/${token}`, { name })
  if (reply.status !== 302) throw new Error(`${name} did not come in: ${reply.status} ${reply.text.slice(0, 300)}`)
}

export const orderTeams = (organiser: Person, sessionId: string, order: Record<string, string>): Promise<Reply> =>
  organiser.postForm(`/sessions/${sessionId}`, order)
