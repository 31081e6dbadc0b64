import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { roles } from '#app/shared/player-roles.ts'
import { hotspotTypes } from '#app/shared/hotspot-types.ts'
import { adventures } from './adventures.ts'
import { assets } from './assets.ts'
import { adventureItems, adventureNpcs } from './cast.ts'
import { editable, id, translatedFrom } from './columns.ts'
import { adventurePuzzles } from './puzzles.ts'

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
    /** Only players with this role may be in it; null: everybody. */
    role: text({ enum: roles }),
    isEnding: boolean().notNull().default(false),
    endingText: text().notNull().default(''),
    /** For players who have come to another end, and not seen this one. */
    endingTeaser: text().notNull().default(''),
    endingConditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    imageAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    /** What one hears here, again and again, once a player turns sound on; the caption says it for who does not. */
    soundAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    soundCaption: text().notNull().default(''),
    /** What is said in turn for presses on nothing. */
    missLines: jsonb().$type<string[]>().notNull().default([]),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('adventure_scenes_adventure_id_index').on(t.adventureId, t.displayOrder),
    uniqueIndex('adventure_scenes_one_start')
      .on(t.adventureId)
      .where(sql`${t.isStartingMap}`),
    check('adventure_scenes_canvas', sql`(${t.canvasWidth}, ${t.canvasHeight}) in ((1920, 1080), (1080, 1920))`),
    check('adventure_scenes_role', sql`${t.role} in (${sql.raw(`'${roles.join("', '")}'`)})`),
    check('adventure_scenes_name', sql`length(trim(${t.name})) > 0`),
  ],
)

export const sceneHotspots = pgTable(
  'scene_hotspots',
  {
    id: id(),
    sceneId: uuid()
      .notNull()
      .references(() => adventureScenes.id, { onDelete: 'cascade' }),
    type: text({ enum: hotspotTypes }).notNull(),
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
    blockedMessage: text().notNull().default(''),
    targetSceneId: uuid().references(() => adventureScenes.id, { onDelete: 'set null' }),
    targetPuzzleId: uuid().references((): AnyPgColumn => adventurePuzzles.id, { onDelete: 'set null' }),
    targetItemId: uuid().references((): AnyPgColumn => adventureItems.id, { onDelete: 'set null' }),
    targetNpcId: uuid().references((): AnyPgColumn => adventureNpcs.id, { onDelete: 'set null' }),
    /** Of a look, said in turn; with its close-up picture and its sound. */
    lines: jsonb().$type<string[]>().notNull().default([]),
    imageAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    altText: text().notNull().default(''),
    soundAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    soundCaption: text().notNull().default(''),
    /** Said to players who ask what they can do, in turn, when pressing this is it. */
    goalHints: jsonb().$type<string[]>().notNull().default([]),
    /** Two players have to press it, or it and `together_with` if that still exists, at the same time. */
    together: boolean().notNull().default(false),
    togetherWith: uuid(),
    /** The picture was replaced since the author placed it; moving it, or saying that it is right, ends that. */
    toCheck: boolean().notNull().default(false),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('scene_hotspots_scene_id_index').on(t.sceneId, t.zIndex),
    check('scene_hotspots_type', sql`${t.type} in (${sql.raw(`'${hotspotTypes.join("', '")}'`)})`),
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

/** A picture over a scene's own, or another description of the scene, while its conditions hold. */
export const sceneLayers = pgTable(
  'scene_layers',
  {
    id: id(),
    sceneId: uuid()
      .notNull()
      .references(() => adventureScenes.id, { onDelete: 'cascade' }),
    /** Only authors read it. */
    name: text().notNull().default(''),
    imageAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    altText: text().notNull().default(''),
    description: text().notNull().default(''),
    soundAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    soundCaption: text().notNull().default(''),
    /** Centre and size, in percent of the scene's picture. */
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    width: doublePrecision().notNull(),
    height: doublePrecision().notNull(),
    hotspotId: uuid().references(() => sceneHotspots.id, { onDelete: 'set null' }),
    visibilityConditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    fades: boolean().notNull().default(false),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('scene_layers_scene_id_index').on(t.sceneId, t.displayOrder),
    check('scene_layers_place', sql`${t.x} between 0 and 100 and ${t.y} between 0 and 100`),
    check('scene_layers_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)
