import { getPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import { isId } from '#app/shared/ids.ts'
import type { Answerer } from './attempt-budget.ts'
import type { GroupPlay } from './group-play.ts'
import { LruCache } from '#app/shared/lru-cache.ts'

const tables = `from runs r join group_teams g on g.id = r.group_team_id
    join group_sessions s on s.id = g.session_id where r.id = :runId`

const selectOrganiser = prepared<{ runId: string }>('select_organiser', `select s.organiser_id as id ${tables}`)

const selectGroupPlay = prepared<{ runId: string }>(
  'select_group_play',
  `select g.name as "teamName", g.code as "teamCode", g.stuck_since is not null as "isStuck" ${tables}`,
)

/** Run id -> who organises the session that it is played in, which never changes; null for most. */
const organisers = new LruCache<string | null>(10_000, async (runId) => {
  const { rows } = await getPool().query<{ id: string }>(selectOrganiser({ runId }))
  return rows[0]?.id ?? null
})

const organiserOf = async (runId: string): Promise<string | null> => (isId(runId) ? organisers.get(runId) : null)

/** Who plays a session's game: a guest of the device, whoever is signed in, counted by its organiser in place of the
 * network address. Null for any other game. */
export async function guestInGroup(answerer: Answerer, runId: string): Promise<Answerer | null> {
  const organiserId = await organiserOf(runId)
  return organiserId === null
    ? null
    : { userId: null, guestHash: answerer.guestHash, isUnverified: false, address: `organiser:${organiserId}` }
}

/** Null for a game that is played in no session. */
export async function readGroupPlay(runId: string): Promise<GroupPlay | null> {
  if ((await organiserOf(runId)) === null) return null
  const { rows } = await getPool().query<GroupPlay>(selectGroupPlay({ runId }))
  return rows[0] ?? null
}
