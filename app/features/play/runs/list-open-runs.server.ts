import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { wordsOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { foreignIn, isBlank, textIn } from '#app/i18n/local-text.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { loadEdition } from './editions.server.ts'
import { playerIs } from './person.server.ts'
import type { Person } from './person.server.ts'

/** On the home page. */
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

/** A person's open runs of all adventures, the last played first; playtests are none. */
export async function listOpenGames(person: Person, locale: Locale, most: number): Promise<OpenGame[]> {
  if (person.userId === null && person.guestHash === null) return []
  const rows = await getDatabase()
    .select({
      runId: runs.id,
      editionId: runs.editionId,
      language: sql<Locale>`coalesce(${players.contentLanguage}, ${runs.contentLanguage})`,
      lastPlayedAt: runs.updatedAt,
      sceneId: sql<string | null>`${runs.state} -> 'players' -> ${players.id}::text ->> 'sceneId'`,
      status: adventures.status,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      cover: { name: assets.name, mime: assets.mime },
    })
    .from(players)
    .innerJoin(parties, eq(parties.id, players.partyId))
    .innerJoin(runs, eq(runs.id, parties.runId))
    .innerJoin(adventures, eq(adventures.id, runs.adventureId))
    // A cover that is not public is not for this player either
    .leftJoin(assets, and(eq(assets.id, adventures.thumbnailAssetId), isNotNull(assets.publishedAt)))
    .where(and(playerIs(person), isNull(players.removedAt), eq(runs.status, 'active'), eq(runs.isPlaytest, false)))
    .orderBy(desc(runs.updatedAt), desc(runs.id))
    .limit(most)
  return Promise.all(rows.map((row) => present(row, locale)))
}

type Row = Pick<typeof adventures.$inferSelect, 'status' | 'title' | 'translations' | 'primaryLanguage'> & {
  runId: string
  editionId: string
  language: Locale
  lastPlayedAt: Date
  sceneId: string | null
  cover: { name: string; mime: string } | null
}

/** Title and cover are the adventure's current ones; of an unlisted adventure those of the edition. */
async function present(row: Row, locale: Locale): Promise<OpenGame> {
  const { document, media } = await loadEdition(row.editionId)
  const listed = row.status === 'published' || row.status === 'coming_soon'
  const now = listed ? wordsOf(row, 'title', [row.primaryLanguage, locale]) : {}
  const title = isBlank(now) ? document.title : now
  const scene = document.scenes.find(({ id }) => id === row.sceneId)
  const scenePicture = scene?.imageAssetId ? media.get(scene.imageAssetId) : undefined
  return {
    runId: row.runId,
    title: textIn(title, locale, row.primaryLanguage),
    titleLanguage: foreignIn(title, locale, row.primaryLanguage),
    scene: scene ? textIn(scene.name, row.language, row.primaryLanguage) : '',
    picture: listed && row.cover ? assetUrl(row.cover) : row.status === 'in_review' ? null : (scenePicture ?? null),
    lastPlayedAt: row.lastPlayedAt.toISOString(),
  }
}
