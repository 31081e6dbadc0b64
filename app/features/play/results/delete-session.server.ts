import { count, eq, sql } from 'drizzle-orm'
import { giveBackSeats } from '#app/features/payments/gifts/take-seats.server.ts'
import { findOwnSession, isOwnSession } from '#app/features/play/groups/own-session.server.ts'
import type { Organised } from '#app/features/play/groups/own-session.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'

/** Its organiser says that names and results go: now, instead of on the day that was chosen. Seats of teams that never
 * played are free again. @throws AppError notFound */
export const deleteSession = (database: Database, organised: Organised): Promise<void> =>
  database.transaction(async (transaction) => {
    const { id, adventureId, purchaseId } = await findOwnSession(transaction, organised)
    const unused = purchaseId === null ? 0 : await countUnused(transaction, id)
    await transaction.delete(groupSessions).where(isOwnSession(organised))
    await giveBackSeats(transaction, { buyerId: organised.organiserId, adventureId }, unused)
  })

/** An organiser's orders are nobody's moves. */
async function countUnused(transaction: Transaction, sessionId: string): Promise<number> {
  const isUnplayed = sql`not exists (select from run_events e where e.run_id = ${runs.id} and e.player_id is not null)`
  const [teams] = await transaction
    .select({ count: count() })
    .from(groupTeams)
    .innerJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .where(sql`${groupTeams.sessionId} = ${sessionId} and ${isUnplayed}`)
  return teams?.count ?? 0
}
