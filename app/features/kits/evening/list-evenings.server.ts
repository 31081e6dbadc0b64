import { and, desc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { evenings } from '#database/schema/evenings.ts'
import { findEveningsOf, isOver, mostListed } from './find-evening.server.ts'
import { detailsOf } from './look-at-evening.server.ts'
import type { Host } from './store-evening.server.ts'

/** The host's evenings of a kit, newest first. @param who came, read from their state in the database */
export async function listEvenings<Who>(
  database: Queryable,
  { adventureId, viewer, locale }: Host & { locale: Locale },
  who: SQL<Who>,
) {
  const { id, hostName, day, time, place } = evenings
  const rows = await database
    .select({ id, hostName, day, time, place, isOver: isOver(), who })
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
  return found.map((evening) => ({
    id: evening.id,
    title: textIn(evening.title, locale, evening.primaryLanguage),
    team: evening.team,
    date: detailsOf(evening, locale).date,
    isOver: evening.isOver,
  }))
}
