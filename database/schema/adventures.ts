import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { shareCodeLength, shareCodeSigns } from '#app/shared/share-code.ts'
import { inSql, statuses } from '#app/shared/statuses.ts'
import { users } from './accounts.ts'
import { assets } from './assets.ts'
import { createdAt, id, moment, translatedFrom, translations, updatedAt } from './columns.ts'
import { editions } from './editions.ts'

/** Of the first twelve digits of a random UUID, which alone are all random. */
export const newShareCode = sql.raw(
  `translate(substr(replace(gen_random_uuid()::text, '-', ''), 1, ${shareCodeLength}), '0123456789abcdef', '${shareCodeSigns}')`,
)

export const adventures = pgTable(
  'adventures',
  {
    id: id(),
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    slug: text().notNull().unique(),
    /** Stands for its id in public addresses while it is unlisted; made anew, the old one leads nowhere. */
    link: uuid().notNull().unique().defaultRandom(),
    /** Sites whose pages may frame its game; none means any. */
    embedOrigins: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** What people type at `/join` to come to its page; made anew with the link. */
    shareCode: text().notNull().unique().default(newShareCode),
    description: text().notNull().default(''),
    kind: text({ enum: ['online-adventure', 'mystery-dinner', 'escape-room'] }).notNull(),
    category: text().notNull(),
    difficulty: smallint().notNull().default(3),
    priceCents: integer().notNull().default(0),
    recommendedPlayers: text().notNull().default(''),
    /** As the published edition of a kit says it, which the draft may have left behind; null for what is played. */
    publishedPlayers: text(),
    status: text({ enum: statuses }).notNull().default('draft'),
    moderationNote: text(),
    /** When its creator asked to have it looked at again, in review: who has waited longest comes first. */
    resubmittedAt: moment(),
    primaryLanguage: text({ enum: ['en', 'fr'] })
      .notNull()
      .default('en'),
    languages: text()
      .array()
      .notNull()
      .default(sql`'{en}'::text[]`),
    /** Scenes whose pictures its page shows; one that is gone, or ends the game, is passed over. */
    roomSceneIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
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
    /** Its author's word, or that of a suggestion that they took: a model wrote some of what players read. */
    textsByModel: boolean().notNull().default(false),
    /** Whether a party is asked before an ending, what is final and a skip. */
    asksOthers: boolean().notNull().default(true),
    averageRating: doublePrecision(),
    ratingCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'::integer[]`),
    reviewCount: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]`,
      ),
    averagePlaytimeMinutes: integer(),
    totalPlays: integer().notNull().default(0),
    /** Title and description in every language, folded (lower case, no accents). The database makes `search_pieces`
     * of it, which only the search reads: no column here, so that no row carries it along. */
    searchText: text().notNull().default(''),
    publishedEditionId: uuid().references((): AnyPgColumn => editions.id, { onDelete: 'set null' }),
    publishedAt: moment(),
    draftRevision: integer().notNull().default(1),
    sampleKey: text().unique(),
    sampleVersion: integer(),
    /** The game of the template that it was started from; as long as it is the same, it is not published. */
    templateHash: text(),
    translations: translations(),
    translatedFrom: translatedFrom(),
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
    // What to play next: the best of a category that is open
    index('adventures_best_in_category_index')
      .on(t.kind, t.category, t.averageRating.desc().nullsLast(), t.totalPlays.desc(), t.createdAt.desc())
      .where(sql`${t.status} = 'published' and ${t.deletedAt} is null`),
    index('adventures_most_played_index')
      .on(t.kind, t.totalPlays.desc(), t.createdAt.desc())
      .where(sql`${t.status} in ('published', 'coming_soon') and ${t.deletedAt} is null`),
    index('adventures_price_index')
      .on(t.kind, t.priceCents, t.createdAt.desc())
      .where(sql`${t.status} in ('published', 'coming_soon') and ${t.deletedAt} is null`),
    index('adventures_in_review_index')
      .on(t.resubmittedAt)
      .where(sql`${t.status} = 'in_review' and ${t.deletedAt} is null`),
    check('adventures_kind', sql`${t.kind} in ('online-adventure', 'mystery-dinner', 'escape-room')`),
    check('adventures_status', sql`${t.status} in ${sql.raw(inSql(statuses))}`),
    check('adventures_difficulty', sql`${t.difficulty} between 1 and 5`),
    check('adventures_price', sql`${t.priceCents} >= 0`),
    check('adventures_title', sql`length(trim(${t.title})) > 0`),
    check(
      'adventures_language',
      sql`${t.primaryLanguage} in ('en', 'fr') and ${t.primaryLanguage} = any(${t.languages})`,
    ),
  ],
)
