import { and, eq, isNull, sql } from 'drizzle-orm'
import { announceRun } from '#app/features/play/live/announce-run.server.ts'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { groupTeams } from '#database/schema/groups.ts'
import { parties, players, runs } from '#database/schema/play.ts'

/** Somebody in a team asks its organiser for help, or takes that back. @throws AppError notFound for strangers */
export async function setStuck(
  database: Database,
  person: Person,
  runId: string,
  isStuck: boolean,
  now = new Date(),
): Promise<void> {
  if (!isId(runId)) throw new AppError('notFound')
  const own = sql`select ${runs.groupTeamId} from ${runs} join ${parties} on ${eq(parties.runId, runs.id)}
    join ${players} on ${eq(players.partyId, parties.id)}
    where ${and(eq(runs.id, runId), isNull(players.removedAt), playerIs(person))}`
  await database.transaction(async (transaction) => {
    const { rowCount } = await transaction
      .update(groupTeams)
      .set({ stuckSince: isStuck ? now : null })
      .where(sql`${groupTeams.id} in (${own})`)
    if (rowCount !== 1) throw new AppError('notFound')
    await announceRun(transaction, { run: runId, party: true })
  })
}
