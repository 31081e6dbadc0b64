import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { readGuestRun } from '#app/features/play/embed/open-embed.server.ts'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { isKioskToken } from './session-secrets.server.ts'

export type KioskStart = {
  title: string
  titleLanguage: Locale | undefined
  cover: string | null
  isOpen: boolean
}

export type KioskLink = { sessionId: string; token: string }

/** @throws AppError notFound without the kiosk's address, or when its session is gone or begins for all together */
export async function findKiosk(database: Queryable, { sessionId, token }: KioskLink) {
  const [session] =
    isId(sessionId) && isKioskToken(sessionId, token)
      ? await database
          .select()
          .from(groupSessions)
          .where(and(eq(groupSessions.id, sessionId), eq(groupSessions.starts, 'as_they_come')))
      : []
  if (!session) throw new AppError('notFound')
  return session
}

/** The game that this device came to last in a session; undefined if none. */
export async function runOnDevice(database: Queryable, sessionId: string, guestHash: string) {
  const [row] = await database
    .select({ id: runs.id, isOver: sql<boolean>`${runs.status} = 'finished'` })
    .from(runs)
    .innerJoin(groupTeams, eq(groupTeams.id, runs.groupTeamId))
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(and(eq(groupTeams.sessionId, sessionId), isNull(players.removedAt), playerIs({ userId: null, guestHash })))
    .orderBy(desc(players.joinedAt))
    .limit(1)
  return row
}

/** What a kiosk shows: the game under way on this device, or where one begins. @throws AppError notFound */
export async function openKiosk(
  database: Database,
  link: KioskLink,
  { guestHash, locale }: { guestHash: string | null; locale: Locale },
) {
  const session = await findKiosk(database, link)
  const [row] = await database
    .select({
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      cover: { name: assets.name, mime: assets.mime },
    })
    .from(adventures)
    .leftJoin(assets, publicCover)
    .where(eq(adventures.id, session.adventureId))
  if (!row) throw new AppError('notFound')
  const title = localTextOf(row, 'title', [row.primaryLanguage, 'en', 'fr'])
  const start: KioskStart = {
    title: textIn(title, locale, row.primaryLanguage),
    titleLanguage: foreignIn(title, locale, row.primaryLanguage),
    cover: row.cover && assetUrl(row.cover),
    isOpen: session.status === 'running',
  }
  const known = guestHash === null ? undefined : await runOnDevice(database, session.id, guestHash)
  return {
    start,
    idleMs: session.idleMinutes * 60_000,
    run: known === undefined || guestHash === null ? null : await readGuestRun(database, known.id, guestHash),
  }
}
