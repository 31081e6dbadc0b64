import { readState } from '#app/features/engine/read-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { isHereText } from '#app/features/play/runs/here.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import type { GroupStatus } from '#app/shared/group-sessions.ts'

/** Times in milliseconds since 1970. */
export type TeamRow = {
  id: string
  name: string
  runId: string
  version: number
  status: 'active' | 'halted' | 'finished' | 'abandoned'
  activeMs: number
  seenAt: number
  startedAt: number
  stuckSince: number | null
  members: { name: string; isHere: boolean }[]
}

/** What only a move changes. */
export type TeamGame = {
  state: RunState
  /** The last few, oldest first. */
  wrong: { puzzleId: string; answer: unknown }[]
  /** Of a player. */
  lastMoveAt: number | null
}

export type SessionFacts = {
  status: GroupStatus
  limitMs: number | null
  /** Of the edition that all teams play. */
  editionId: string
  teams: (TeamRow & TeamGame)[]
}

/** Run id -> what was read of it; kept by who reads a session again and again. */
export type KnownGames = Map<string, TeamGame & { version: number }>

const mostWrong = 5

const epochMs = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

type Read = {
  status: GroupStatus
  limitMs: number | null
  editionId: string
  teams: (TeamRow & {
    changed: {
      state: Record<string, unknown>
      stateVersion: number
      wrong: TeamGame['wrong']
      lastMoveAt: number | null
    } | null
  })[]
}

/** States and events are read only of runs that have moved since: there may be sixty. */
const selectSession = prepared<{ sessionId: string; runIds: string[]; versions: number[] }>(
  'select_group_session',
  `select s.status, s.limit_ms as "limitMs", s.edition_id as "editionId", (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', g.id, 'name', g.name, 'stuckSince', ${epochMs('g.stuck_since')},
      'runId', r.id, 'version', r.version, 'status', r.status, 'activeMs', r.active_ms,
      'seenAt', ${epochMs('r.updated_at')}, 'startedAt', ${epochMs('r.started_at')},
      'members', (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'isHere', ${isHereText('p.id')})
          order by p.joined_at, p.id), '[]')
        from parties t join players p on p.party_id = t.id and p.removed_at is null where t.run_id = r.id),
      'changed', case when k.version is distinct from r.version then jsonb_build_object(
        'state', r.state, 'stateVersion', r.state_version,
        'wrong', (select coalesce(jsonb_agg(w.told order by w.seq), '[]') from (
          select e.seq, jsonb_build_object('puzzleId', e.command ->> 'puzzleId', 'answer', e.command -> 'answer') as told
          from run_events e where e.run_id = r.id and e.command ->> 'type' = 'answer'
            and e.events @> '[{"type": "answered_wrong"}]' order by e.seq desc limit ${mostWrong}) as w),
        'lastMoveAt', (select ${epochMs('e.created_at')} from run_events e
          where e.run_id = r.id and e.player_id is not null order by e.seq desc limit 1)) end
      ) order by g.display_order), '[]')
    from group_teams g join runs r on r.group_team_id = g.id
      left join unnest(:runIds::uuid[], :versions::int[]) as k (run, version) on k.run = r.id
    where g.session_id = s.id) as teams
  from group_sessions s where s.id = :sessionId`,
)

/** Undefined once it is deleted. @param known is brought up to date */
export async function readSession(sessionId: string, known: KnownGames = new Map()): Promise<SessionFacts | undefined> {
  const versions = [...known].map(([runId, { version }]) => [runId, version] as const)
  const { rows } = await getPool().query<Read>(
    selectSession({
      sessionId,
      runIds: versions.map(([runId]) => runId),
      versions: versions.map(([, version]) => version),
    }),
  )
  const [row] = rows
  return (
    row && {
      ...row,
      teams: row.teams.map(({ changed, ...team }) => {
        if (changed) {
          const { state, stateVersion, ...game } = changed
          known.set(team.runId, { version: team.version, state: readState(state, stateVersion), ...game })
        }
        const { version: _version, ...game } = known.get(team.runId)!
        return { ...team, ...game }
      }),
    }
  )
}
