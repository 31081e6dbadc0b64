import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { textIn } from '#app/i18n/local-text.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { loadEdition } from './editions.server.ts'
import { shownAdventure, shownColumns } from './shown-adventure.server.ts'
import { playerIsGiven } from './person.server.ts'
import type { Person } from './person.server.ts'

/** The most that the home page shows. */
export const mostContinued = 3

export type OpenGame = {
  runId: string
  title: string
  titleLanguage: Locale | undefined
  scene: string
  picture: string | null
  /** ISO 8601, UTC. */
  lastPlayedAt: string
}

const openGames = builtOnce((database) =>
  database
    .select({
      runId: runs.id,
      editionId: runs.editionId,
      language: sql<Locale>`coalesce(${players.contentLanguage}, ${runs.contentLanguage})`,
      lastPlayedAt: runs.updatedAt,
      sceneId: sql<string | null>`${runs.state} -> 'players' -> ${players.id}::text ->> 'sceneId'`,
      status: adventures.status,
      ...shownColumns,
    })
    .from(players)
    .innerJoin(parties, eq(parties.id, players.partyId))
    .innerJoin(runs, eq(runs.id, parties.runId))
    .innerJoin(adventures, eq(adventures.id, runs.adventureId))
    .leftJoin(assets, publicCover)
    .where(
      and(
        playerIsGiven,
        isNull(players.removedAt),
        eq(runs.status, 'active'),
        eq(runs.isPlaytest, false),
        isNull(runs.groupTeamId),
      ),
    )
    .orderBy(desc(runs.updatedAt), desc(runs.id))
    .limit(sql.placeholder('most'))
    .prepare('open_games'),
)

/** A person's open runs of all adventures, most recently played first, without playtests. */
export async function listOpenGames({ userId, guestHash }: Person, locale: Locale, most: number): Promise<OpenGame[]> {
  if (userId === null && guestHash === null) return []
  const rows = await openGames(getDatabase()).execute({ userId, guestHash, most })
  return Promise.all(rows.map((row) => present(row, locale)))
}

type Row = Parameters<typeof shownAdventure>[0] & {
  runId: string
  editionId: string
  language: Locale
  lastPlayedAt: Date
}

async function present(row: Row, locale: Locale): Promise<OpenGame> {
  const edition = await loadEdition(row.editionId)
  const scene = edition.document.scenes.find(({ id }) => id === row.sceneId)
  return {
    runId: row.runId,
    ...shownAdventure(row, edition, locale),
    scene: scene ? textIn(scene.name, row.language, row.primaryLanguage) : '',
    lastPlayedAt: row.lastPlayedAt.toISOString(),
  }
}
