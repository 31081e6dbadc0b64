import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { evenings } from '#database/schema/evenings.ts'
import { findEveningsOf, mostListed } from './find-evening.server.ts'
import { loadKitEdition } from './kit-edition.server.ts'
import { detailsOf } from './look-at-evening.server.ts'
import type { Host } from './store-evening.server.ts'

/** The host's evenings of a kit, newest first. @param who came, read from their state in the database */
export async function listEvenings<Who>(
  database: Queryable,
  { adventureId, viewer, locale }: Host & { locale: Locale },
  who: SQL<Who>,
) {
  const { id, hostName, day, time, place, state } = evenings
  const isOver = sql<boolean>`${state} ->> 'endedAt' is not null`
  const rows = await database
    .select({ id, hostName, day, time, place, isOver, who })
    .from(evenings)
    .where(and(eq(evenings.adventureId, adventureId), eq(evenings.hostId, viewer.userId)))
    .orderBy(desc(evenings.createdAt))
    .limit(mostListed)
  return rows.map((row) => ({ id: row.id, date: detailsOf(row, locale).date, isOver: row.isOver, who: row.who as Who }))
}

/** `team`: of a room. */
export type OwnEvening = { id: string; title: string; team: string | null; date: string; isOver: boolean }

/** The host's evenings and games of all kits, newest first. */
export async function listAllEvenings(
  database: Queryable,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<OwnEvening[]> {
  const found = await findEveningsOf(database, userId)
  return Promise.all(
    found.map(async ({ evening }) => {
      const { title, primaryLanguage } = await loadKitEdition(evening.editionId)
      const { date } = detailsOf(evening, locale)
      return {
        id: evening.id,
        title: textIn(title, locale, primaryLanguage),
        team: evening.state.kind === 'escape-room' ? evening.state.team : null,
        date,
        isOver: evening.state.endedAt !== null,
      }
    }),
  )
}
