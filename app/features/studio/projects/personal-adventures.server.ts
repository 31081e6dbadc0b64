import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { slugWords } from '#app/features/studio/exchange/slug.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import type { ZipEntry } from '#app/platform/zip-entry.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { coAuthors } from '#database/schema/co-authors.ts'
import { draftChanges } from '#database/schema/draft-changes.ts'
import { draftNotes } from '#database/schema/draft-notes.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import * as escapeRoom from '#database/schema/escape-room.ts'
import * as mysteryDinner from '#database/schema/mystery-dinner.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'
import { eraseRows } from './erase-adventure.server.ts'

export const personalAdventures: PersonalPart = {
  async exports(database, userId) {
    const own = await database
      .select({ id: adventures.id, title: adventures.title })
      .from(adventures)
      .where(eq(adventures.creatorId, userId))
      .orderBy(asc(adventures.createdAt), asc(adventures.id))
    const entries: ZipEntry[] = []
    for (const { id, title } of own) entries.push(...(await entriesOf(database, id, `${slugWords(title)}-${id}`)))
    const parts = await database
      .select({
        adventureId: coAuthors.adventureId,
        title: adventures.title,
        role: coAuthors.role,
        language: coAuthors.language,
        offeredAt: coAuthors.offeredAt,
        createdAt: coAuthors.createdAt,
      })
      .from(coAuthors)
      .innerJoin(adventures, eq(adventures.id, coAuthors.adventureId))
      .where(eq(coAuthors.userId, userId))
      .orderBy(asc(coAuthors.createdAt), asc(coAuthors.adventureId))
    if (parts.length > 0) entries.push({ path: 'co-authored.json', read: () => Promise.resolve(parts) })
    const notes = await database
      .select({
        adventureId: draftNotes.adventureId,
        title: adventures.title,
        answerTo: draftNotes.noteId,
        kind: draftNotes.kind,
        rowName: draftNotes.rowName,
        field: draftNotes.field,
        text: draftNotes.text,
        createdAt: draftNotes.createdAt,
      })
      .from(draftNotes)
      .innerJoin(adventures, eq(adventures.id, draftNotes.adventureId))
      .where(eq(draftNotes.authorId, userId))
      .orderBy(asc(draftNotes.createdAt), asc(draftNotes.id))
    if (notes.length > 0) entries.push({ path: 'notes.json', read: () => Promise.resolve(notes) })
    return entries
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
    // What buyers keep leaves the library and can no longer be edited
    const kept = own.map(({ id }) => id)
    await transaction
      .update(adventures)
      .set({ deletedAt: sql`coalesce(deleted_at, now())` })
      .where(inArray(adventures.id, kept))
    await transaction.update(editions).set({ createdBy: null }).where(eq(editions.createdBy, userId))
    return files
  },
}

/** Each version and edition is a separate entry: together they could take a lot of memory. */
async function entriesOf(database: Database, adventureId: string, name: string): Promise<ZipEntry[]> {
  const versions = await database
    .select({ id: draftVersions.id })
    .from(draftVersions)
    .where(eq(draftVersions.adventureId, adventureId))
    .orderBy(asc(draftVersions.createdAt), asc(draftVersions.id))
  const published = await database
    .select({ id: editions.id, number: editions.number })
    .from(editions)
    .where(and(eq(editions.adventureId, adventureId), eq(editions.purpose, 'published')))
    .orderBy(asc(editions.number))
  return [
    { path: `adventures/${name}.json`, read: () => wholeDraft(database, adventureId) },
    ...versions.map(({ id }) => ({
      path: `adventures/${name}/version-${id}.json`,
      read: async () => (await database.select().from(draftVersions).where(eq(draftVersions.id, id)))[0] ?? null,
    })),
    ...published.map(({ id, number }) => ({
      path: `adventures/${name}/edition-${number}.json`,
      read: () => wholeEdition(database, id),
    })),
  ]
}

// Whoever else makes or made the work is named, as in the studio
const { userId: _changer, ...ofChange } = getTableColumns(draftChanges)
const { createdBy: _publisher, ...ofEdition } = getTableColumns(editions)

async function wholeEdition(database: Database, id: string): Promise<object> {
  const [edition] = await database.select(ofEdition).from(editions).where(eq(editions.id, id))
  const [secrets] = await database.select().from(editionSecrets).where(eq(editionSecrets.editionId, id))
  return { edition, secrets }
}

const kits = { ...escapeRoom, ...mysteryDinner }

/** The rows as stored, secrets included: it is the author who reads them. */
async function wholeDraft(database: Database, id: string): Promise<object> {
  const inside = <Table extends typeof adventureScenes | typeof adventurePuzzles | typeof adventureNpcs>(
    table: Table,
  ) =>
    database
      .select({ id: table.id })
      .from(table as typeof adventureScenes)
      .where(eq(table.adventureId, id))
  const parts = {
    adventure: database.select().from(adventures).where(eq(adventures.id, id)),
    scenes: database.select().from(adventureScenes).where(eq(adventureScenes.adventureId, id)),
    hotspots: database
      .select()
      .from(sceneHotspots)
      .where(inArray(sceneHotspots.sceneId, inside(adventureScenes))),
    layers: database
      .select()
      .from(sceneLayers)
      .where(inArray(sceneLayers.sceneId, inside(adventureScenes))),
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
    changes: database
      .select({ ...ofChange, by: users.name })
      .from(draftChanges)
      .leftJoin(users, eq(users.id, draftChanges.userId))
      .where(eq(draftChanges.adventureId, id)),
    ...Object.fromEntries(
      Object.entries(kits).map(([name, table]) => [
        name,
        database.select().from(table).where(eq(table.adventureId, id)),
      ]),
    ),
  }
  const rows: Record<string, unknown> = {}
  // One after another: an export must not use up all connections
  for (const [name, query] of Object.entries(parts)) rows[name] = await query
  return rows
}
