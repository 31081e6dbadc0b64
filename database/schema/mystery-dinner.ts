import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { paperLooks } from '#app/shared/paper-looks.ts'
import { inSql } from '#app/shared/statuses.ts'
import { adventures } from './adventures.ts'
import { assets } from './assets.ts'
import { editable, id, translatedFrom } from './columns.ts'

const ownedByAdventure = () =>
  uuid()
    .notNull()
    .references(() => adventures.id, { onDelete: 'cascade' })

const picture = () => uuid().references(() => assets.id, { onDelete: 'set null' })

/* References between rows have no foreign key: who reads a document takes an unknown id as none. */

const phases = { enum: ['invitation', 'arrival', 'course', 'accusation', 'reveal'] } as const

/** One of an adventure. */
export const mysteryDinnerStory = pgTable(
  'mystery_dinner_story',
  {
    id: id(),
    adventureId: ownedByAdventure().unique(),
    theme: text().notNull().default(''),
    setting: text().notNull().default(''),
    timePeriod: text().notNull().default(''),
    victimBackstory: text().notNull().default(''),
    murderMethod: text().notNull().default(''),
    solution: text().notNull().default(''),
    culpritId: uuid(),
    recommendedGuests: smallint().notNull().default(8),
    durationMinutes: integer().notNull().default(180),
    translatedFrom: translatedFrom(),
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
    isOptional: boolean().notNull().default(false),
    publicDescription: text().notNull().default(''),
    background: text().notNull().default(''),
    personality: text().notNull().default(''),
    costumeIdeas: text().notNull().default(''),
    castingNotes: text().notNull().default(''),
    secret: text().notNull().default(''),
    motive: text().notNull().default(''),
    goal: text().notNull().default(''),
    alibi: text().notNull().default(''),
    portraitAssetId: picture(),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_characters_adventure_index').on(t.adventureId, t.displayOrder),
    check('mystery_dinner_characters_name', sql`length(trim(${t.name})) > 0`),
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
    /** Who gets it, and with which course. */
    characterId: uuid(),
    courseId: uuid(),
    imageAssetId: picture(),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_props_adventure_index').on(t.adventureId, t.displayOrder),
    check('mystery_dinner_props_name', sql`length(trim(${t.name})) > 0`),
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
    /** After the guests' arrival. */
    startMinute: integer().notNull().default(0),
    hostScript: text().notNull().default(''),
    shoppingList: text().notNull().default(''),
    displayOrder: integer('course_order').notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_courses_adventure_index').on(t.adventureId, t.displayOrder),
    check('mystery_dinner_courses_name', sql`length(trim(${t.name})) > 0`),
    check('mystery_dinner_courses_start', sql`${t.startMinute} >= 0`),
  ],
)

type Meaning = {
  characterId: string
  aspect: 'means' | 'motive' | 'opportunity'
  bearing: 'burdens' | 'clears'
}

export const mysteryDinnerClues = pgTable(
  'mystery_dinner_clues',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    title: text().notNull(),
    look: text({ enum: paperLooks }).notNull().default('letter'),
    content: text().notNull().default(''),
    back: text().notNull().default(''),
    imageAssetId: picture(),
    altText: text().notNull().default(''),
    holder: text({ enum: ['character', 'host', 'table'] })
      .notNull()
      .default('character'),
    holderId: uuid(),
    /** When it is released; null: never. */
    phase: text(phases),
    courseId: uuid(),
    meanings: jsonb().$type<Meaning[]>().notNull().default([]),
    revealsSecretOfId: uuid(),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_clues_adventure_index').on(t.adventureId, t.displayOrder),
    check('mystery_dinner_clues_title', sql`length(trim(${t.title})) > 0`),
    check('mystery_dinner_clues_look', sql`${t.look} in ${sql.raw(inSql(paperLooks))}`),
    check('mystery_dinner_clues_holder', sql`${t.holder} in ('character', 'host', 'table')`),
    check('mystery_dinner_clues_phase', sql`${t.phase} in ('invitation', 'arrival', 'course', 'accusation', 'reveal')`),
  ],
)

/** What really happened. */
export const mysteryDinnerMoments = pgTable(
  'mystery_dinner_moments',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    time: text().notNull().default(''),
    place: text().notNull().default(''),
    happened: text().notNull(),
    actorIds: jsonb().$type<string[]>().notNull().default([]),
    witnessIds: jsonb().$type<string[]>().notNull().default([]),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_moments_adventure_index').on(t.adventureId, t.displayOrder),
    check('mystery_dinner_moments_happened', sql`length(trim(${t.happened})) > 0`),
  ],
)

/** What one guest has to do in one phase. */
export const mysteryDinnerCards = pgTable(
  'mystery_dinner_cards',
  {
    id: id(),
    adventureId: ownedByAdventure(),
    characterId: uuid()
      .notNull()
      .references(() => mysteryDinnerCharacters.id, { onDelete: 'cascade' }),
    phase: text(phases).notNull().default('arrival'),
    courseId: uuid(),
    reveal: text().notNull().default(''),
    conceal: text().notNull().default(''),
    act: text().notNull().default(''),
    receive: text().notNull().default(''),
    revealsSecretOfId: uuid(),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('mystery_dinner_cards_adventure_index').on(t.adventureId),
    index('mystery_dinner_cards_character_index').on(t.characterId),
    check('mystery_dinner_cards_phase', sql`${t.phase} in ('invitation', 'arrival', 'course', 'accusation', 'reveal')`),
  ],
)

/** One of an adventure. */
export const mysteryDinnerHostGuide = pgTable('mystery_dinner_host_guide', {
  id: id(),
  adventureId: ownedByAdventure().unique(),
  introduction: text().notNull().default(''),
  preparation: text().notNull().default(''),
  arrivalScript: text().notNull().default(''),
  eveningScript: text().notNull().default(''),
  accusationRules: text().notNull().default(''),
  revealScript: text().notNull().default(''),
  translatedFrom: translatedFrom(),
  ...editable(),
})
