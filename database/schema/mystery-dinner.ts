import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { editable, id } from './columns.ts'

const ownedByAdventure = () =>
  uuid()
    .notNull()
    .references(() => adventures.id, { onDelete: 'cascade' })

export const mysteryDinnerStory = pgTable(
  'mystery_dinner_story',
  {
    adventureId: uuid()
      .primaryKey()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    theme: text().notNull().default(''),
    setting: text().notNull().default(''),
    timePeriod: text().notNull().default(''),
    victimBackstory: text().notNull().default(''),
    murderMethod: text().notNull().default(''),
    solution: text().notNull().default(''),
    recommendedGuests: smallint().notNull().default(8),
    durationMinutes: integer().notNull().default(180),
    ...editable(),
  },
  (t) => [
    check('mystery_dinner_story_guests', sql`${t.recommendedGuests} between 6 and 10`),
    check('mystery_dinner_story_duration', sql`${t.durationMinutes} > 0`),
  ],
)

export const mysteryDinnerCharacters = pgTable(
  'mystery_dinner_characters',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    name: text().notNull(),
    role: text({ enum: ['victim', 'suspect', 'detective', 'host'] })
      .notNull()
      .default('suspect'),
    background: text().notNull().default(''),
    personality: text().notNull().default(''),
    costumeIdeas: text().notNull().default(''),
    secret: text().notNull().default(''),
    motive: text().notNull().default(''),
    isOptional: boolean().notNull().default(false),
    displayOrder: integer().notNull().default(0),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_characters_adventure_index').on(t.adventureId, t.displayOrder),
    check('mystery_dinner_characters_role', sql`${t.role} in ('victim', 'suspect', 'detective', 'host')`),
  ],
)

export const mysteryDinnerProps = pgTable(
  'mystery_dinner_props',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    name: text().notNull(),
    description: text().notNull().default(''),
    howToMake: text().notNull().default(''),
    quantity: integer().notNull().default(1),
    displayOrder: integer().notNull().default(0),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_props_adventure_index').on(t.adventureId, t.displayOrder),
    check('mystery_dinner_props_quantity', sql`${t.quantity} > 0`),
  ],
)

export const mysteryDinnerCourses = pgTable(
  'mystery_dinner_courses',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    name: text().notNull(),
    dish: text().notNull().default(''),
    dietaryNotes: text().notNull().default(''),
    startMinute: integer().notNull().default(0),
    hostScript: text().notNull().default(''),
    courseOrder: integer().notNull().default(0),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_courses_adventure_index').on(t.adventureId, t.courseOrder),
    check('mystery_dinner_courses_start', sql`${t.startMinute} >= 0`),
  ],
)

export const mysteryDinnerClues = pgTable(
  'mystery_dinner_clues',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    title: text().notNull(),
    content: text().notNull().default(''),
    isRedHerring: boolean().notNull().default(false),
    pointsToCharacterId: uuid().references(() => mysteryDinnerCharacters.id, { onDelete: 'set null' }),
    heldByCharacterId: uuid().references(() => mysteryDinnerCharacters.id, { onDelete: 'set null' }),
    courseId: uuid().references(() => mysteryDinnerCourses.id, { onDelete: 'set null' }),
    displayOrder: integer().notNull().default(0),
    ...editable(),
  },
  (t) => [index('mystery_dinner_clues_adventure_index').on(t.adventureId, t.displayOrder)],
)

export const mysteryDinnerHostGuide = pgTable('mystery_dinner_host_guide', {
  adventureId: uuid()
    .primaryKey()
    .references(() => adventures.id, { onDelete: 'cascade' }),
  introduction: text().notNull().default(''),
  preparation: text().notNull().default(''),
  eveningScript: text().notNull().default(''),
  accusationRules: text().notNull().default(''),
  revealScript: text().notNull().default(''),
  ...editable(),
})
