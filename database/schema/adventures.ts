import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { assets } from './assets.ts'
import { createdAt, id, moment, translations, updatedAt, version } from './columns.ts'

/** An adventure of any kind: what the library shows of it, and the root of its draft. */
export const adventures = pgTable(
  'adventures',
  {
    id: id(),
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    slug: text().notNull().unique(),
    description: text().notNull().default(''),
    kind: text({ enum: ['online-adventure', 'mystery-dinner', 'escape-room'] }).notNull(),
    category: text().notNull(),
    difficulty: smallint().notNull().default(3),
    priceCents: integer().notNull().default(0),
    recommendedPlayers: text().notNull().default(''),
    status: text({ enum: ['draft', 'in_review', 'coming_soon', 'published'] })
      .notNull()
      .default('draft'),
    moderationNote: text(),
    primaryLanguage: text({ enum: ['en', 'fr'] })
      .notNull()
      .default('en'),
    languages: text()
      .array()
      .notNull()
      .default(sql`'{en}'::text[]`),
    thumbnailAssetId: uuid().references((): AnyPgColumn => assets.id, { onDelete: 'set null' }),
    imageDescription: text().notNull().default(''),
    trailerUrl: text().notNull().default(''),
    accessibilityTags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    contentWarnings: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    photographyStyle: text().notNull().default(''),
    lightingStyle: text().notNull().default(''),
    artStyle: text().notNull().default(''),
    atmosphereStyle: text().notNull().default(''),
    compositionStyle: text().notNull().default(''),
    customAiPrompt: text().notNull().default(''),
    /** Of the reviews that are not hidden; kept with `rating_counts` by a trigger on `reviews`. */
    averageRating: doublePrecision(),
    /** How many of those reviews give 1, 2, 3, 4 and 5 stars. */
    ratingCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'::integer[]`),
    reviewCount: integer()
      .notNull()
      .generatedAlwaysAs(sql`rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]`),
    averagePlaytimeMinutes: integer(),
    totalPlays: integer().notNull().default(0),
    /**
     * Title and description in every language, folded (lower case, no accents), for the library's search. Of it and of what the
     * filters ask for the database makes `search_pieces`, which only the search reads: no column here, so that no row carries it along.
     */
    searchText: text().notNull().default(''),
    publishedEditionId: uuid().references((): AnyPgColumn => editions.id, { onDelete: 'set null' }),
    publishedAt: moment(),
    /** Raised by every save of anything in the draft; an edition remembers the number that it was compiled from. */
    draftRevision: integer().notNull().default(1),
    /** Key and version of a seeded sample, so that seeding again changes nothing. */
    sampleKey: text().unique(),
    sampleVersion: integer(),
    translations: translations(),
    version: version(),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('adventures_creator_id_index').on(t.creatorId, t.updatedAt.desc()),
    index('adventures_listed_index')
      .on(t.kind, t.createdAt.desc())
      .where(sql`${t.status} in ('published', 'coming_soon') and ${t.deletedAt} is null`),
    // The library's other orders, each within a tab
    index('adventures_best_rated_index')
      .on(t.kind, t.averageRating.desc().nullsLast(), t.totalPlays.desc(), t.createdAt.desc())
      .where(sql`${t.status} in ('published', 'coming_soon') and ${t.deletedAt} is null`),
    index('adventures_most_played_index')
      .on(t.kind, t.totalPlays.desc(), t.createdAt.desc())
      .where(sql`${t.status} in ('published', 'coming_soon') and ${t.deletedAt} is null`),
    index('adventures_price_index')
      .on(t.kind, t.priceCents, t.createdAt.desc())
      .where(sql`${t.status} in ('published', 'coming_soon') and ${t.deletedAt} is null`),
    check('adventures_kind', sql`${t.kind} in ('online-adventure', 'mystery-dinner', 'escape-room')`),
    check('adventures_status', sql`${t.status} in ('draft', 'in_review', 'coming_soon', 'published')`),
    check('adventures_difficulty', sql`${t.difficulty} between 1 and 5`),
    check('adventures_price', sql`${t.priceCents} >= 0`),
    check('adventures_title', sql`length(trim(${t.title})) > 0`),
    check('adventures_language', sql`${t.primaryLanguage} in ('en', 'fr') and ${t.primaryLanguage} = any(${t.languages})`),
  ],
)

/** A place with a picture. `canvas_width` x `canvas_height` is 1920x1080 (landscape) or 1080x1920 (portrait). */
export const adventureScenes = pgTable(
  'adventure_scenes',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    altText: text().notNull().default(''),
    canvasWidth: integer().notNull().default(1920),
    canvasHeight: integer().notNull().default(1080),
    displayOrder: integer().notNull().default(0),
    isStartingMap: boolean().notNull().default(false),
    isEnding: boolean().notNull().default(false),
    endingText: text().notNull().default(''),
    /** Being here ends the run once they hold; `{}` at once. */
    endingConditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    imageAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    translations: translations(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('adventure_scenes_adventure_id_index').on(t.adventureId, t.displayOrder),
    uniqueIndex('adventure_scenes_one_start')
      .on(t.adventureId)
      .where(sql`${t.isStartingMap}`),
    check('adventure_scenes_canvas', sql`(${t.canvasWidth}, ${t.canvasHeight}) in ((1920, 1080), (1080, 1920))`),
    check('adventure_scenes_name', sql`length(trim(${t.name})) > 0`),
  ],
)

/** A touchable place of a scene. x and y: centre in percent of the picture; width and height in canvas pixels. */
export const sceneHotspots = pgTable(
  'scene_hotspots',
  {
    id: id(),
    sceneId: uuid()
      .notNull()
      .references(() => adventureScenes.id, { onDelete: 'cascade' }),
    type: text({ enum: ['scene_link', 'puzzle', 'item', 'npc'] }).notNull(),
    name: text().notNull().default(''),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    width: doublePrecision().notNull().default(60),
    height: doublePrecision().notNull().default(60),
    shape: text({ enum: ['rectangle', 'ellipse', 'polygon'] })
      .notNull()
      .default('rectangle'),
    /** Polygon corners in percent of the picture; empty for the other shapes. */
    points: jsonb().$type<{ x: number; y: number }[]>().notNull().default([]),
    zIndex: integer().notNull().default(0),
    displayOrder: integer().notNull().default(0),
    visibilityConditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    interactionConditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What the player reads when the interaction conditions do not hold. */
    blockedMessage: text().notNull().default(''),
    targetSceneId: uuid().references(() => adventureScenes.id, { onDelete: 'set null' }),
    targetPuzzleId: uuid().references((): AnyPgColumn => adventurePuzzles.id, { onDelete: 'set null' }),
    targetItemId: uuid().references((): AnyPgColumn => adventureItems.id, { onDelete: 'set null' }),
    targetNpcId: uuid().references((): AnyPgColumn => adventureNpcs.id, { onDelete: 'set null' }),
    translations: translations(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('scene_hotspots_scene_id_index').on(t.sceneId, t.zIndex),
    check('scene_hotspots_type', sql`${t.type} in ('scene_link', 'puzzle', 'item', 'npc')`),
    check('scene_hotspots_shape', sql`${t.shape} in ('rectangle', 'ellipse', 'polygon')`),
    check('scene_hotspots_place', sql`${t.x} between 0 and 100 and ${t.y} between 0 and 100`),
    check('scene_hotspots_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check(
      'scene_hotspots_target',
      sql`(${t.targetSceneId} is null or ${t.type} = 'scene_link') and (${t.targetPuzzleId} is null or ${t.type} = 'puzzle')
        and (${t.targetItemId} is null or ${t.type} = 'item') and (${t.targetNpcId} is null or ${t.type} = 'npc')`,
    ),
  ],
)

/** A puzzle without its answer. `configuration` is typed by the puzzle type's own schema; unknown types are refused in code. */
export const adventurePuzzles = pgTable(
  'adventure_puzzles',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    typeVersion: integer().notNull().default(1),
    description: text().notNull().default(''),
    configuration: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Seconds; null means no clock. */
    timeLimit: integer(),
    expectedMinutes: integer().notNull().default(5),
    imageAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    hints: jsonb().$type<string[]>().notNull().default([]),
    scoringRules: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    onSolveEffects: jsonb().$type<unknown[]>().notNull().default([]),
    afterAttempts: text({ enum: ['cooldown', 'time_penalty', 'offer_answer'] })
      .notNull()
      .default('cooldown'),
    translations: translations(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('adventure_puzzles_adventure_id_index').on(t.adventureId, t.createdAt),
    check('adventure_puzzles_time_limit', sql`${t.timeLimit} is null or ${t.timeLimit} > 0`),
    check('adventure_puzzles_name', sql`length(trim(${t.name})) > 0`),
    check('adventure_puzzles_after_attempts', sql`${t.afterAttempts} in ('cooldown', 'time_penalty', 'offer_answer')`),
  ],
)

/** The answer, apart from the puzzle, so that what does not read this table cannot give it away. */
export const adventurePuzzleSolutions = pgTable('adventure_puzzle_solutions', {
  puzzleId: uuid()
    .primaryKey()
    .references(() => adventurePuzzles.id, { onDelete: 'cascade' }),
  solution: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  translations: translations(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Things that a party carries. */
export const adventureItems = pgTable(
  'adventure_items',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    rarity: text({ enum: ['common', 'uncommon', 'rare', 'epic', 'legendary'] })
      .notNull()
      .default('common'),
    stackable: boolean().notNull().default(false),
    consumable: boolean().notNull().default(false),
    accessibilityText: text().notNull().default(''),
    iconAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    useActions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    combineRules: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    translations: translations(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('adventure_items_adventure_id_index').on(t.adventureId, t.createdAt),
    check('adventure_items_rarity', sql`${t.rarity} in ('common', 'uncommon', 'rare', 'epic', 'legendary')`),
    check('adventure_items_name', sql`length(trim(${t.name})) > 0`),
  ],
)

/** Characters to talk to. */
export const adventureNpcs = pgTable(
  'adventure_npcs',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    avatarAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    translations: translations(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('adventure_npcs_adventure_id_index').on(t.adventureId, t.createdAt), check('adventure_npcs_name', sql`length(trim(${t.name})) > 0`)],
)

/** One step of an NPC's dialogue. `node_id` is the author's name for it and never changes after creation. */
export const npcDialogueNodes = pgTable(
  'npc_dialogue_nodes',
  {
    id: id(),
    npcId: uuid()
      .notNull()
      .references(() => adventureNpcs.id, { onDelete: 'cascade' }),
    nodeId: text().notNull(),
    nodeType: text({ enum: ['dialogue', 'question', 'action', 'branch'] })
      .notNull()
      .default('dialogue'),
    content: text().notNull(),
    subtitle: text().notNull().default(''),
    choices: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    conditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    rewards: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    displayOrder: integer().notNull().default(0),
    translations: translations(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('npc_dialogue_nodes_node_id').on(t.npcId, t.nodeId),
    check('npc_dialogue_nodes_type', sql`${t.nodeType} in ('dialogue', 'question', 'action', 'branch')`),
    check('npc_dialogue_nodes_content', sql`length(trim(${t.content})) > 0`),
  ],
)

/** An immutable compiled adventure, as players may see it. Its secrets are in `edition_secrets`. */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references((): AnyPgColumn => adventures.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    purpose: text({ enum: ['published', 'playtest'] }).notNull(),
    schemaVersion: integer().notNull(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    contentHash: text().notNull(),
    /** The draft_revision that was compiled. */
    draftRevision: integer().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('editions_number').on(t.adventureId, t.number),
    check('editions_purpose', sql`${t.purpose} in ('published', 'playtest')`),
  ],
)

/** Solutions, unseen hints and hidden positions of an edition: read only where an answer is judged or a hint is handed out. */
export const editionSecrets = pgTable('edition_secrets', {
  editionId: uuid()
    .primaryKey()
    .references(() => editions.id, { onDelete: 'cascade' }),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
})
