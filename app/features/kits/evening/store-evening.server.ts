import { and, eq, sql } from 'drizzle-orm'
import { noteDownload } from '#app/features/kits/print/note-download.server.ts'
import { findPrintedKit } from '#app/features/kits/print/printed-kit.server.ts'
import type { Viewer } from '#app/features/kits/print/printed-kit.server.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { evenings, eveningLinks } from '#database/schema/evenings.ts'
import { kitDownloads } from '#database/schema/kits.ts'
import { newGuestLink, newTableLink } from './evening-link.server.ts'
import { keptUntil } from './kept-until.ts'

export type Host = { adventureId: string; viewer: Viewer & { userId: string } }

/** Who may download a kit may open an evening of its published edition. @throws AppError notFound */
export async function findToOpen(database: Queryable, { adventureId, viewer }: Host) {
  const printed = await findPrintedKit(database, { adventureId, viewer, isDraft: false })
  const { standing, edition, kit } = printed
  if ((standing !== 'all' && standing !== 'own') || !edition) throw new AppError('notFound')
  return { printed, standing, editionId: edition.id, kit }
}

type NewRow = typeof evenings.$inferInsert
type Told = Pick<NewRow, 'kind' | 'language' | 'hostName' | 'day' | 'time' | 'place' | 'state'>

/** Pins the published edition. Whoever opens an evening has taken the kit, as if they had printed it.
 * @param linked ids of those who get a link @throws AppError invalidInput, slowDown */
export async function storeEvening(
  database: Database,
  { adventureId, viewer }: Host,
  { printed, standing, editionId }: Awaited<ReturnType<typeof findToOpen>>,
  { told, linked, now }: { told: Told; linked: readonly string[]; now: Date },
): Promise<{ eveningId: string }> {
  if (!printed.document.languages.includes(told.language)) throw new AppError('invalidInput')
  await consumeLimit('newEvening', [`user:${viewer.userId}`], { now })
  const counts = standing === 'all' && !printed.isJudged
  if (counts) await noteDownload(database, { userId: viewer.userId, adventureId, editionId })
  const id = newId()
  await database.transaction(async (transaction) => {
    // The first evening is the play that the download was
    const first = counts
      ? await transaction
          .update(kitDownloads)
          .set({ hadEvening: true })
          .where(
            and(
              eq(kitDownloads.userId, viewer.userId),
              eq(kitDownloads.adventureId, adventureId),
              eq(kitDownloads.hadEvening, false),
            ),
          )
          .returning({ id: sql`1` })
      : [{}]
    await transaction.insert(evenings).values({
      id,
      hostId: viewer.userId,
      adventureId,
      editionId,
      ...told,
      ...newTableLink(id),
      isCounted: first.length > 0,
      keptUntil: keptUntil(told.day),
    })
    await transaction
      .insert(eveningLinks)
      .values(linked.map((guestId) => ({ eveningId: id, ...newGuestLink(guestId) })))
  })
  return { eveningId: id }
}
