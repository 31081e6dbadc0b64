import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { roomLooks } from '#app/shared/paper-looks.ts'
import { inSql } from '#app/shared/statuses.ts'
import { adventures } from './adventures.ts'
import { assets } from './assets.ts'
import { editable, id, translatedFrom } from './columns.ts'

const ownedByAdventure = () =>
  uuid()
    .notNull()
    .references(() => adventures.id, { onDelete: 'cascade' })

const picture = () => uuid().references(() => assets.id, { onDelete: 'set null' })

const placement = () =>
  text({ enum: ['sight', 'hidden', 'container'] })
    .notNull()
    .default('sight')

const look = () => text({ enum: roomLooks }).notNull().default('card')

/* References between rows have no foreign key: who reads a document takes an unknown id as none. */

/** One of an adventure. */
export const escapeRoomSetup = pgTable(
  'escape_room_setup',
  {
    id: id(),
    adventureId: ownedByAdventure().unique(),
    theme: text().notNull().default(''),
    recommendedDuration: integer().notNull().default(60),
    spaceRequirements: text().notNull().default(''),
    ageRecommendation: text().notNull().default(''),
    storyPremise: text().notNull().default(''),
    winningCondition: text().notNull().default(''),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [check('escape_room_setup_duration', sql`${t.recommendedDuration} > 0`)],
)

export const escapeRoomPuzzles = pgTable(
  'escape_room_puzzles',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    name: text().notNull(),
    description: text().notNull().default(''),
    solution: text().notNull().default(''),
    lockType: text({ enum: ['none', 'digits3', 'digits4', 'word', 'directions', 'key', 'paper'] })
      .notNull()
      .default('none'),
    hints: jsonb().$type<string[]>().notNull().default([]),
    expectedMinutes: integer().notNull().default(5),
    imageAssetId: picture(),
    altText: text().notNull().default(''),
    /** A puzzle of one of the ten types; null: written by hand. */
    puzzleId: uuid(),
    needs: jsonb().$type<string[]>().notNull().default([]),
    gives: jsonb().$type<string[]>().notNull().default([]),
    container: text({ enum: ['unnamed', 'prop', 'furniture', 'none'] })
      .notNull()
      .default('unnamed'),
    containerId: uuid(),
    furniture: text().notNull().default(''),
    endsRoom: boolean().notNull().default(false),
    /** Its place on the flow; null: placed by itself. */
    boardX: smallint(),
    boardY: smallint(),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('escape_room_puzzles_adventure_index').on(t.adventureId, t.displayOrder),
    check('escape_room_puzzles_name', sql`length(trim(${t.name})) > 0`),
    check(
      'escape_room_puzzles_lock',
      sql`${t.lockType} in ('none', 'digits3', 'digits4', 'word', 'directions', 'key', 'paper')`,
    ),
    check('escape_room_puzzles_container', sql`${t.container} in ('unnamed', 'prop', 'furniture', 'none')`),
    check('escape_room_puzzles_minutes', sql`${t.expectedMinutes} > 0`),
  ],
)

export const escapeRoomProps = pgTable(
  'escape_room_props',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    name: text().notNull(),
    description: text().notNull().default(''),
    look: look(),
    source: text({ enum: ['print', 'household', 'buy'] })
      .notNull()
      .default('print'),
    substitutes: text().notNull().default(''),
    quantity: integer().notNull().default(1),
    placement: placement(),
    hidingPlace: text().notNull().default(''),
    resetStep: text().notNull().default(''),
    isReusable: boolean().notNull().default(false),
    isDecoration: boolean().notNull().default(false),
    imageAssetId: picture(),
    altText: text().notNull().default(''),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('escape_room_props_adventure_index').on(t.adventureId, t.displayOrder),
    check('escape_room_props_name', sql`length(trim(${t.name})) > 0`),
    check('escape_room_props_look', sql`${t.look} in ${sql.raw(inSql(roomLooks))}`),
    check('escape_room_props_source', sql`${t.source} in ('print', 'household', 'buy')`),
    check('escape_room_props_placement', sql`${t.placement} in ('sight', 'hidden', 'container')`),
    check('escape_room_props_quantity', sql`${t.quantity} > 0`),
  ],
)

export const escapeRoomClues = pgTable(
  'escape_room_clues',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    title: text().notNull(),
    look: look(),
    content: text().notNull().default(''),
    imageAssetId: picture(),
    altText: text().notNull().default(''),
    /** The prop that it stands on; null: a paper of its own. */
    propId: uuid(),
    placement: placement(),
    hidingPlace: text().notNull().default(''),
    isReusable: boolean().notNull().default(false),
    isRedHerring: boolean().notNull().default(false),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('escape_room_clues_adventure_index').on(t.adventureId, t.displayOrder),
    check('escape_room_clues_title', sql`length(trim(${t.title})) > 0`),
    check('escape_room_clues_look', sql`${t.look} in ${sql.raw(inSql(roomLooks))}`),
    check('escape_room_clues_placement', sql`${t.placement} in ('sight', 'hidden', 'container')`),
  ],
)

/** One of an adventure. */
export const escapeRoomHostGuide = pgTable('escape_room_host_guide', {
  id: id(),
  adventureId: ownedByAdventure().unique(),
  introduction: text().notNull().default(''),
  setupInstructions: text().notNull().default(''),
  hostScript: text().notNull().default(''),
  resetInstructions: text().notNull().default(''),
  debriefQuestions: text().notNull().default(''),
  translatedFrom: translatedFrom(),
  ...editable(),
})
