import { and, desc, eq, or, sql } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { GroupStatus } from '#app/shared/group-sessions.ts'
import { adventures } from '#database/schema/adventures.ts'
import { groupSessions } from '#database/schema/groups.ts'

export type ListedSession = {
  id: string
  name: string
  status: GroupStatus
  adventure: string
  teams: number
  /** ISO 8601, UTC. */
  openedAt: string
}

const mostListed = 100

type Asked = {
  organiserId: string
  /** The address of one adventure; null for all. */ of: string | null
  locale: Locale
}

/** An organiser's sessions, the latest first. */
export async function listSessions(database: Database, { organiserId, of, locale }: Asked): Promise<ListedSession[]> {
  const rows = await database
    .select({
      id: groupSessions.id,
      name: groupSessions.name,
      status: groupSessions.status,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      teams: sql<number>`(select count(*)::int from group_teams g where g.session_id = ${groupSessions.id})`,
      createdAt: groupSessions.createdAt,
    })
    .from(groupSessions)
    .innerJoin(adventures, eq(adventures.id, groupSessions.adventureId))
    .where(
      and(
        eq(groupSessions.organiserId, organiserId),
        of === null ? undefined : or(eq(adventures.id, of), eq(adventures.link, of)),
      ),
    )
    .orderBy(desc(groupSessions.createdAt), desc(groupSessions.id))
    .limit(mostListed)
  return rows.map(({ id, name, status, teams, createdAt, ...row }) => ({
    id,
    name,
    status,
    adventure: textIn(localTextOf(row, 'title', [row.primaryLanguage, locale]), locale, row.primaryLanguage),
    teams,
    openedAt: createdAt.toISOString(),
  }))
}
