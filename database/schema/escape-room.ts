import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { editable, id } from './columns.ts'

const ownedByAdventure = () =>
  uuid()
    .notNull()
    .references(() => adventures.id, { onDelete: 'cascade' })

export const escapeRoomSetup = pgTable(
  'escape_room_setup',
  {
    adventureId: uuid()
      .primaryKey()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    theme: text().notNull().default(''),
    difficultyLevel: smallint().notNull().default(3),
    recommendedDuration: integer().notNull().default(60),
    minPlayers: smallint().notNull().default(2),
    maxPlayers: smallint().notNull().default(6),
    spaceRequirements: text().notNull().default(''),
    ageRecommendation: text().notNull().default(''),
    storyPremise: text().notNull().default(''),
    winningCondition: text().notNull().default(''),
    ...editable(),
  },
  (t) => [
    check('escape_room_setup_difficulty', sql`${t.difficultyLevel} between 1 and 5`),
    check('escape_room_setup_players', sql`${t.minPlayers} >= 1 and ${t.maxPlayers} >= ${t.minPlayers}`),
    check('escape_room_setup_duration', sql`${t.recommendedDuration} > 0`),
  ],
)

export const escapeRoomPuzzles = pgTable(
  'escape_room_puzzles',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    name: text().notNull(),
    description: text().notNull().default(''),
    lockType: text().notNull().default(''),
    solution: text().notNull().default(''),
    hints: jsonb().$type<string[]>().notNull().default([]),
    expectedMinutes: integer().notNull().default(5),
    displayOrder: integer().notNull().default(0),
    ...editable(),
  },
  (t) => [
    index('escape_room_puzzles_adventure_index').on(t.adventureId, t.displayOrder),
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
    source: text({ enum: ['print', 'household', 'buy'] })
      .notNull()
      .default('print'),
    quantity: integer().notNull().default(1),
    hidingPlace: text().notNull().default(''),
    resetStep: text().notNull().default(''),
    displayOrder: integer().notNull().default(0),
    ...editable(),
  },
  (t) => [
    index('escape_room_props_adventure_index').on(t.adventureId, t.displayOrder),
    check('escape_room_props_source', sql`${t.source} in ('print', 'household', 'buy')`),
    check('escape_room_props_quantity', sql`${t.quantity} > 0`),
  ],
)

export const escapeRoomClues = pgTable(
  'escape_room_clues',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    title: text().notNull(),
    content: text().notNull().default(''),
    puzzleId: uuid().references(() => escapeRoomPuzzles.id, { onDelete: 'set null' }),
    propId: uuid().references(() => escapeRoomProps.id, { onDelete: 'set null' }),
    displayOrder: integer().notNull().default(0),
    ...editable(),
  },
  (t) => [index('escape_room_clues_adventure_index').on(t.adventureId, t.displayOrder)],
)

export const escapeRoomSolutionFlow = pgTable(
  'escape_room_solution_flow',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    stepNumber: integer().notNull(),
    description: text().notNull().default(''),
    puzzleId: uuid().references(() => escapeRoomPuzzles.id, { onDelete: 'set null' }),
    unlocks: text().notNull().default(''),
    ...editable(),
  },
  (t) => [
    index('escape_room_solution_flow_adventure_index').on(t.adventureId, t.stepNumber),
    check('escape_room_solution_flow_step', sql`${t.stepNumber} > 0`),
  ],
)

export const escapeRoomHostGuide = pgTable('escape_room_host_guide', {
  adventureId: uuid()
    .primaryKey()
    .references(() => adventures.id, { onDelete: 'cascade' }),
  introduction: text().notNull().default(''),
  setupInstructions: text().notNull().default(''),
  hostScript: text().notNull().default(''),
  resetInstructions: text().notNull().default(''),
  debriefQuestions: text().notNull().default(''),
  ...editable(),
})
