import { sql } from 'drizzle-orm'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { playsIn } from './plays-in.server.ts'

/** For anybody in its party; changes no other games. @throws AppError notFound for strangers */
export async function takeUpRun(
  database: Database,
  person: Person,
  { adventureId, runId }: { adventureId: string; runId: string },
): Promise<void> {
  if (!isId(adventureId) || !isId(runId)) throw new AppError('notFound')
  const { rowCount } =
    await database.execute(sql`update runs set status = case when status = 'abandoned' then 'active' else status end
    where id = ${runId} and adventure_id = ${adventureId} and ${playsIn(person, runId)}`)
  if (rowCount !== 1) throw new AppError('notFound')
}
