import type pg from 'pg'
import { newId } from '#app/shared/ids.ts'

export async function finishRun(
  database: Pick<pg.Pool, 'query'>,
  { adventureId, email }: { adventureId: string; email: string },
): Promise<void> {
  const [runId, partyId] = [newId(), newId()]
  await database.query(
    `insert into runs (id, adventure_id, edition_id, status, state_version, state, content_language, score, finished_at)
     select $1, id, published_edition_id, 'finished', 1, '{}', 'en', 100, now() from adventures where id = $2`,
    [runId, adventureId],
  )
  await database.query(`insert into parties (id, run_id) values ($1, $2)`, [partyId, runId])
  await database.query(
    `insert into players (id, party_id, user_id, name, is_host) select $1, $2, id, name, true from users where email = $3`,
    [newId(), partyId, email],
  )
}
