import { eq } from 'drizzle-orm'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import type { PrintKind } from '#app/features/kits/documents/kit.ts'
import { roomRows } from '#app/features/kits/documents/room.fixtures.ts'
import { checkStoredKit, publishKit } from '#app/features/kits/publish/publish-kit.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import * as escapeRoom from '#database/schema/escape-room.ts'
import * as mysteryDinner from '#database/schema/mystery-dinner.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { buildAdventure } from './build-adventure.ts'
import { buildAsset } from './build-asset.ts'

type Overrides = Partial<typeof adventures.$inferInsert>

/** Fixtures have short ids; each becomes one of its own wherever a row names it. */
function withNewIds(): <Row>(row: Row) => Row {
  const known = new Map<string, string>()
  const idOf = (short: string): string => {
    const id = known.get(short) ?? newId()
    known.set(short, id)
    return id
  }
  const renamed = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => renamed(key, each))
    if (typeof value === 'string') return /^(id|needs|gives)$|Ids?$/.test(key) ? idOf(value) : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(name, each)]))
  }
  return <Row>(row: Row) => renamed('', row) as Row
}

async function insertDinner(tx: Transaction, adventureId: string): Promise<void> {
  const of = withNewIds()
  const own = <Row extends object>(row: Row) => ({ ...of(row), adventureId })
  const rows = dinnerRows()
  await tx.insert(mysteryDinner.mysteryDinnerCharacters).values(rows.characters.map(own))
  await tx
    .update(mysteryDinner.mysteryDinnerStory)
    .set(own(rows.dinnerStory!))
    .where(eq(mysteryDinner.mysteryDinnerStory.adventureId, adventureId))
  await tx
    .update(mysteryDinner.mysteryDinnerHostGuide)
    .set(own(rows.dinnerGuide!))
    .where(eq(mysteryDinner.mysteryDinnerHostGuide.adventureId, adventureId))
  await tx.insert(mysteryDinner.mysteryDinnerProps).values(rows.dinnerProps.map(own))
  await tx.insert(mysteryDinner.mysteryDinnerCourses).values(rows.courses.map(own))
  await tx
    .insert(mysteryDinner.mysteryDinnerClues)
    .values(rows.dinnerClues.map((row) => ({ ...own(row), meanings: [...of(row).meanings] })))
  await tx.insert(mysteryDinner.mysteryDinnerMoments).values(
    rows.moments.map((row) => ({
      ...own(row),
      actorIds: [...of(row).actorIds],
      witnessIds: [...of(row).witnessIds],
    })),
  )
  await tx.insert(mysteryDinner.mysteryDinnerCards).values(rows.cards.map(own))
}

async function insertRoom(tx: Transaction, adventureId: string): Promise<void> {
  const of = withNewIds()
  const own = <Row extends object>(row: Row) => ({ ...of(row), adventureId })
  const rows = roomRows()
  for (const { configuration, solution, translations, ...puzzle } of rows.puzzles) {
    const { solution: ownSolution, ...ownRest } = { ...translations.fr }
    await tx.insert(adventurePuzzles).values({
      ...own(puzzle),
      configuration: { ...(configuration as object) },
      translations: { fr: { ...ownRest } },
    })
    await tx.insert(adventurePuzzleSolutions).values({
      puzzleId: of(puzzle).id,
      solution: { ...(solution as object) },
      translations: { fr: { solution: ownSolution } },
    })
  }
  await tx
    .update(escapeRoom.escapeRoomSetup)
    .set(own(rows.roomSetup!))
    .where(eq(escapeRoom.escapeRoomSetup.adventureId, adventureId))
  await tx
    .update(escapeRoom.escapeRoomHostGuide)
    .set(own(rows.roomGuide!))
    .where(eq(escapeRoom.escapeRoomHostGuide.adventureId, adventureId))
  await tx.insert(escapeRoom.escapeRoomProps).values(rows.roomProps.map(own))
  await tx.insert(escapeRoom.escapeRoomClues).values(rows.roomClues.map(own))
  await tx.insert(escapeRoom.escapeRoomPuzzles).values(
    rows.roomPuzzles.map((row) => ({
      ...own(row),
      hints: [...row.hints],
      needs: [...of(row).needs],
      gives: [...of(row).gives],
    })),
  )
}

const kinds = {
  'mystery-dinner': { category: '1920s', recommendedPlayers: '6-10', insert: insertDinner },
  'escape-room': { category: 'Home Setup', recommendedPlayers: '2-4', insert: insertRoom },
} as const

/** A draft with a cover that has nothing wrong, in English and French. */
export const buildKit = (database: Queryable, kind: PrintKind, overrides: Overrides = {}) =>
  database.transaction(async (tx) => {
    const { insert, ...usual } = kinds[kind]
    const { id, creatorId } = await buildAdventure(tx, {
      ...usual,
      kind,
      title: 'A Cold Supper',
      languages: ['en', 'fr'],
      translations: { fr: { title: 'Un souper froid', description: 'Quelqu’un a tourné la clé.' } },
      ...overrides,
    })
    await insert(tx, id)
    const cover = await buildAsset(tx, { adventureId: id, ownerId: creatorId })
    const [row] = await tx
      .update(adventures)
      .set({ thumbnailAssetId: cover.id })
      .where(eq(adventures.id, id))
      .returning()
    if (!row) throw new Error('no kit was built')
    return row
  })

/** Published as the studio does it. */
export const buildPublishedKit = (database: Queryable, kind: PrintKind, overrides: Overrides = {}) =>
  database.transaction(async (tx) => {
    const { id, creatorId } = await buildKit(tx, kind, { ...overrides, status: 'draft' })
    if (creatorId === null) throw new Error('a kit is published by its creator')
    const publication = await publishKit(tx, id, creatorId)
    if (!('editionId' in publication)) {
      const draft = await findStoredDraft(tx, id)
      throw new Error(`the factory’s kit cannot be published: ${JSON.stringify(draft && checkStoredKit(draft))}`)
    }
    const [row] = await tx
      .update(adventures)
      .set({
        status: overrides.status ?? 'published',
        publishedEditionId: publication.editionId,
        publishedAt: new Date(),
      })
      .where(eq(adventures.id, id))
      .returning()
    if (!row) throw new Error('no kit was published')
    return row
  })
