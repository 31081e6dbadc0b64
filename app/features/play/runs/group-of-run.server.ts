import { getPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import { isId } from '#app/shared/ids.ts'
import type { Answerer } from './attempt-budget.ts'
import { LruCache } from './lru-cache.ts'

const selectOrganiser = prepared<{ runId: string }>(
  'select_organiser',
  `select s.organiser_id as id from runs r join group_teams g on g.id = r.group_team_id
    join group_sessions s on s.id = g.session_id where r.id = :runId`,
)

/** Run id -> who organises the session that it is played in, which never changes; null for most. */
const organisers = new LruCache<string | null>(10_000, async (runId) => {
  const { rows } = await getPool().query<{ id: string }>(selectOrganiser({ runId }))
  return rows[0]?.id ?? null
})

/** Who plays a session's game: a guest of the device, whoever is signed in, counted by its organiser in place of the
 * network address. Null for any other game. */
export async function guestInGroup(answerer: Answerer, runId: string): Promise<Answerer | null> {
  const organiserId = isId(runId) ? await organisers.get(runId) : null
  return organiserId === null
    ? null
    : { userId: null, guestHash: answerer.guestHash, isUnverified: false, address: `organiser:${organiserId}` }
}
