import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { createdAt, id } from './columns.ts'

type CountedPart = 'scenes' | 'puzzles' | 'items' | 'npcs' | 'characters' | 'courses' | 'clues' | 'props'

/** Of the parts that its kind of adventure has. */
export type VersionCounts = Partial<Record<CountedPart, number>>

/** Pictures and sounds are named, not copied: an asset's file stays as long as its adventure does. */
export const draftVersions = pgTable(
  'draft_versions',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    /** `named` by its author; the others are kept by themselves, and the oldest of each go. */
    cause: text({ enum: ['named', 'published', 'before_restore', 'before_language'] }).notNull(),
    /** The author's own words; of `before_restore` the name of what was restored. Empty for what has none. */
    name: text().notNull().default(''),
    editionNumber: integer(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    counts: jsonb().$type<VersionCounts>().notNull(),
    /** A digest of each part by its id, to tell how far two are apart without reading them. */
    digests: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('draft_versions_adventure_id_index').on(t.adventureId, t.createdAt.desc()),
    check('draft_versions_cause', sql`${t.cause} in ('named', 'published', 'before_restore', 'before_language')`),
    check(
      'draft_versions_name',
      sql`length(${t.name}) <= 100 and (${t.cause} <> 'named' or length(trim(${t.name})) > 0)`,
    ),
  ],
)
