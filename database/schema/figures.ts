import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { editions } from './editions.ts'
import { runs } from './play.ts'

/** Sums a day, page (`*`: the whole site) and language; kept 400 days. Nothing of any visitor is stored. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date().notNull(),
    path: text().notNull(),
    language: text().notNull(),
    views: integer().notNull().default(1),
    visitors: integer().notNull().default(0),
    adventureId: uuid().references(() => adventures.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.path, t.language] }),
    index('page_views_adventure_id_index').on(t.adventureId),
  ],
)

/** The random number of a day, the same for all processes. It goes with its day, and then nothing leads back. */
export const daySalts = pgTable('day_salts', { day: date().primaryKey(), salt: text().notNull() })

/** First visits of a day: hashes of page and visitor with the day's salt, deleted with the day. */
export const dayVisits = pgTable('day_visits', { day: date().notNull(), visit: text().notNull() }, (t) => [
  primaryKey({ columns: [t.day, t.visit] }),
])

/** Days on which an account opened a page or made a move; kept 400 days. */
export const activeDays = pgTable(
  'active_days',
  {
    day: date().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.day, t.userId] }), index('active_days_user_id_day_index').on(t.userId, t.day)],
)

/** Clicks beside every hotspot, as sums a day, by a coarse cell of the picture (see `click-cells.ts`). */
export const sceneClicks = pgTable(
  'scene_clicks',
  {
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    sceneId: uuid().notNull(),
    day: date().notNull(),
    cell: smallint().notNull(),
    clicks: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.sceneId, t.day, t.cell] }),
    check('scene_clicks_cell', sql`${t.cell} between 0 and 575`),
  ],
)

/** Plays and finishes of an edition by day, without playtests and own games; they outlive the runs. */
export const playDays = pgTable(
  'play_days',
  {
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    plays: integer().notNull().default(0),
    /** Plays that came to an ending on this day, and their time of play together. */
    finishes: integer().notNull().default(0),
    activeMs: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.day] }), index('play_days_day_index').on(t.day)],
)

/** What plays did with each scene, puzzle and hotspot of an edition, and which ending they came to, added up. */
export const placeFigures = pgTable(
  'place_figures',
  {
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['scene', 'puzzle', 'hotspot', 'ending'] }).notNull(),
    /** Of an ending, made of its words or scene (`ending-id.server.ts`). */
    placeId: uuid().notNull(),
    /** Plays that came here, opened it, used it. */
    plays: integer().notNull().default(0),
    /** Unfinished plays that stand here now. */
    stopped: integer().notNull().default(0),
    solved: integer().notNull().default(0),
    revealed: integer().notNull().default(0),
    wrong: integer().notNull().default(0),
    hints: integer().notNull().default(0),
    /** Of those who solved it themselves, from opening to solving. */
    solvingMs: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.kind, t.placeId] }),
    check('place_figures_kind', sql`${t.kind} in ('scene', 'puzzle', 'hotspot', 'ending')`),
  ],
)

/** In how many plays a wrong answer was typed. The words are kept once three parties that share nobody have typed it,
 * masked; before, a hash. */
export const wrongAnswers = pgTable(
  'wrong_answers',
  {
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    puzzleId: uuid().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    answerHash: text().notNull(),
    plays: integer().notNull(),
    answer: text(),
    /** Until the words are kept: of each such party the keyed hashes of who was in it. */
    parties: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.puzzleId, t.language, t.answerHash] }),
    check('wrong_answers_language', sql`${t.language} in ('en', 'fr')`),
  ],
)

/** What a run has added to the three tables above, and up to which move: taken off when the run is counted again. */
export const runFigures = pgTable('run_figures', {
  runId: uuid()
    .primaryKey()
    .references(() => runs.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  counted: jsonb().$type<Record<string, unknown>>().notNull(),
})
