import type pg from 'pg'
import type { Person, Reply } from './person.ts'

export type OpenedSession = {
  id: string
  teams: { id: string; name: string; code: string; runId: string }[]
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
  const { rows: teams } = await database.query<OpenedSession['teams'][number]>(
    `select g.id, g.name, g.code, r.id as "runId" from group_teams g join runs r on r.group_team_id = g.id
      where g.session_id = $1 order by g.display_order`,
    [id],
  )
  const { rows } = await database.query<{ code: string | null }>('select code from group_sessions where id = $1', [id])
  return { id, teams, code: rows[0]!.code }
}

export async function comeToTeam(player: Person, code: string, name: string): Promise<void> {
  const reply = await player.postForm(`/s/${code}`, { name })
  if (reply.status !== 302) throw new Error(`${name} did not come in: ${reply.status} ${reply.text.slice(0, 300)}`)
}

export const orderTeams = (organiser: Person, sessionId: string, order: Record<string, string>): Promise<Reply> =>
  organiser.postForm(`/sessions/${sessionId}`, order)
