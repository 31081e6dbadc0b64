import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { assets } from './assets.ts'
import { editable, id, translatedFrom } from './columns.ts'

/** `configuration` is typed by the puzzle type's own schema; unknown types are refused in code. */
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
    /** The close-up of the thing that the puzzle lies in. */
    objectAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    objectAltText: text().notNull().default(''),
    objectPlace: jsonb().$type<{ x: number; y: number; width: number; height: number }>(),
    hints: jsonb().$type<string[]>().notNull().default([]),
    scoringRules: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    onSolveEffects: jsonb().$type<unknown[]>().notNull().default([]),
    afterAttempts: text({ enum: ['cooldown', 'time_penalty', 'offer_answer'] })
      .notNull()
      .default('cooldown'),
    /** Happens the first time that the attempts are used up. */
    onFailEffects: jsonb().$type<unknown[]>().notNull().default([]),
    /** From 1 to 5 as an adventure's; null where the author does not say. */
    difficulty: smallint(),
    skipPolicy: text({ enum: ['never', 'after_hints', 'after_tries', 'any_time'] })
      .notNull()
      .default('after_hints'),
    /** With `after_tries`: so many wrong answers, or the expected minutes. */
    skipAfterWrong: smallint().notNull().default(5),
    /** Every party finds the arrangement of this number; null: each party one of its own. */
    variantSeed: integer(),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('adventure_puzzles_adventure_id_index').on(t.adventureId, t.createdAt),
    check('adventure_puzzles_time_limit', sql`${t.timeLimit} is null or ${t.timeLimit} > 0`),
    check('adventure_puzzles_name', sql`length(trim(${t.name})) > 0`),
    check('adventure_puzzles_after_attempts', sql`${t.afterAttempts} in ('cooldown', 'time_penalty', 'offer_answer')`),
    check('adventure_puzzles_difficulty', sql`${t.difficulty} between 1 and 5`),
    check('adventure_puzzles_skip_policy', sql`${t.skipPolicy} in ('never', 'after_hints', 'after_tries', 'any_time')`),
    check('adventure_puzzles_skip_after_wrong', sql`${t.skipAfterWrong} >= 1`),
  ],
)

/** The answer, apart from the puzzle, so that what does not read this table cannot give it away. */
export const adventurePuzzleSolutions = pgTable('adventure_puzzle_solutions', {
  puzzleId: uuid()
    .primaryKey()
    .references(() => adventurePuzzles.id, { onDelete: 'cascade' }),
  solution: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  translatedFrom: translatedFrom(),
  ...editable(),
})
