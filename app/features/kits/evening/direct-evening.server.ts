import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { evenings, eveningLinks } from '#database/schema/evenings.ts'
import { announceEvening } from './evening-channel.server.ts'
import type { HostDeed } from './evening-command.schema.ts'
import { newGuestLink, newTableLink } from './evening-link.server.ts'
import { isOwnEvening } from './find-evening.server.ts'
import type { Hosted } from './find-evening.server.ts'
import { keptUntil } from './kept-until.ts'

/** Only a dinner has invitations, and one that is over is kept from its end. */
const isComing = and(eq(evenings.kind, 'mystery-dinner'), sql`${evenings.state} ->> 'endedAt' is null`)

/** What changes an evening's row and links. The old link ends at once, and so do the streams that came by it.
 * @throws AppError notFound to everybody but its host, and for details of what has none any more */
export async function directEvening(database: Database, hosted: Hosted, deed: HostDeed): Promise<void> {
  const { eveningId } = hosted
  await database.transaction(async (transaction) => {
    const { rowCount } =
      deed.deed === 'delete'
        ? await transaction.delete(evenings).where(isOwnEvening(hosted))
        : await transaction
            .update(evenings)
            .set({
              version: sql`${evenings.version} + 1`,
              ...changedBy(deed, eveningId),
            })
            .where(and(isOwnEvening(hosted), deed.deed === 'details' ? isComing : undefined))
    if (rowCount !== 1) throw new AppError('notFound')
    if (deed.deed === 'renew') {
      const renewed = await transaction
        .update(eveningLinks)
        .set(newGuestLink(deed.guestId))
        .where(and(eq(eveningLinks.eveningId, eveningId), eq(eveningLinks.guestId, deed.guestId)))
      if (renewed.rowCount !== 1) throw new AppError('notFound')
    }
    await announceEvening(transaction, eveningId)
  })
}

/** Details are in all invitations at once. */
function changedBy(deed: HostDeed, eveningId: string) {
  if (deed.deed === 'renewTable') return newTableLink(eveningId)
  if (deed.deed !== 'details') return {}
  const { host: hostName, day, time, place } = deed
  return { hostName, day, time, place, keptUntil: keptUntil(day) }
}
