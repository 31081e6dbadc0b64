import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { slugWords } from '#app/features/studio/exchange/slug.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import * as escapeRoom from '#database/schema/escape-room.ts'
import * as mysteryDinner from '#database/schema/mystery-dinner.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { eraseRows } from './erase-adventure.server.ts'

export const personalAdventures: PersonalPart = {
  async exports(database, userId) {
    const own = await database
      .select({ id: adventures.id, title: adventures.title })
      .from(adventures)
      .where(eq(adventures.creatorId, userId))
      .orderBy(asc(adventures.createdAt), asc(adventures.id))
    return own.map(({ id, title }) => ({
      path: `adventures/${slugWords(title)}-${id}.json`,
      read: () => wholeAdventure(database, id),
    }))
  },

  async erase(transaction, userId) {
    const own = await transaction
      .select({ id: adventures.id })
      .from(adventures)
      .where(eq(adventures.creatorId, userId))
      .orderBy(asc(adventures.id))
      .for('update')
    const files: string[] = []
    for (const { id } of own) files.push(...(await eraseRows(transaction, id)))
    // What buyers keep leaves the library, and nobody edits it any more
    const kept = own.map(({ id }) => id)
    await transaction
      .update(adventures)
      .set({ deletedAt: sql`coalesce(deleted_at, now())` })
      .where(inArray(adventures.id, kept))
    await transaction.update(editions).set({ createdBy: null }).where(eq(editions.createdBy, userId))
    return files
  },
}

const kits = { ...escapeRoom, ...mysteryDinner }

/** The rows as they are stored, secrets too: it is the author who reads them. */
async function wholeAdventure(database: Database, id: string): Promise<object> {
  const inside = <Table extends typeof adventureScenes | typeof adventurePuzzles | typeof adventureNpcs>(
    table: Table,
  ) =>
    database
      .select({ id: table.id })
      .from(table as typeof adventureScenes)
      .where(eq(table.adventureId, id))
  const published = and(eq(editions.adventureId, id), eq(editions.purpose, 'published'))
  const parts = {
    adventure: database.select().from(adventures).where(eq(adventures.id, id)),
    scenes: database.select().from(adventureScenes).where(eq(adventureScenes.adventureId, id)),
    hotspots: database
      .select()
      .from(sceneHotspots)
      .where(inArray(sceneHotspots.sceneId, inside(adventureScenes))),
    puzzles: database.select().from(adventurePuzzles).where(eq(adventurePuzzles.adventureId, id)),
    solutions: database
      .select()
      .from(adventurePuzzleSolutions)
      .where(inArray(adventurePuzzleSolutions.puzzleId, inside(adventurePuzzles))),
    items: database.select().from(adventureItems).where(eq(adventureItems.adventureId, id)),
    npcs: database.select().from(adventureNpcs).where(eq(adventureNpcs.adventureId, id)),
    dialogueNodes: database
      .select()
      .from(npcDialogueNodes)
      .where(inArray(npcDialogueNodes.npcId, inside(adventureNpcs))),
    ...Object.fromEntries(
      Object.entries(kits).map(([name, table]) => [
        name,
        database.select().from(table).where(eq(table.adventureId, id)),
      ]),
    ),
    versions: database.select().from(draftVersions).where(eq(draftVersions.adventureId, id)),
    editions: database.select().from(editions).where(published),
    editionSecrets: database
      .select()
      .from(editionSecrets)
      .where(inArray(editionSecrets.editionId, database.select({ id: editions.id }).from(editions).where(published))),
  }
  const rows: Record<string, unknown> = {}
  // One after the other: an export must not take all connections
  for (const [name, query] of Object.entries(parts)) rows[name] = await query
  return rows
}
