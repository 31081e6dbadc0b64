import { sql } from 'drizzle-orm'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { playsIn } from './plays-in.server.ts'

/** Takes a game off the party's lists; playing on brings it back. @throws AppError notFound unless asked by its host */
export async function putAwayRun(
  database: Database,
  person: Person,
  { adventureId, runId }: { adventureId: string; runId: string },
): Promise<void> {
  if (!isId(adventureId) || !isId(runId)) throw new AppError('notFound')
  // Raw SQL, because Drizzle would set `updated_at`, which is the party's last contact and moves with the run's clock
  const { rowCount } = await database.execute(sql`update runs set status = 'abandoned'
    where id = ${runId} and adventure_id = ${adventureId} and status in ('active', 'abandoned')
      and ${playsIn(person, runId, { asHost: true })}`)
  if (rowCount !== 1) throw new AppError('notFound')
}
