ALTER TABLE "adventures" ADD COLUMN "published_players" text;--> statement-breakpoint
UPDATE "adventures" SET "published_players" = concat_ws('-', "edition"."document" #>> '{players,fewest}', nullif("edition"."document" #>> '{players,most}', "edition"."document" #>> '{players,fewest}'))
FROM "editions" AS "edition" WHERE "edition"."id" = "adventures"."published_edition_id" AND "adventures"."kind" <> 'online-adventure';--> statement-breakpoint
-- The filter finds a kit by what was published of it, as in 0008
ALTER TABLE "adventures" DROP COLUMN "search_pieces";--> statement-breakpoint
ALTER TABLE "adventures" ADD COLUMN "search_pieces" tsvector GENERATED ALWAYS AS (search_pieces_of(search_text) || search_facets_of(kind, category, coalesce(published_players, recommended_players), difficulty, price_cents, languages, accessibility_tags, content_warnings)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "adventures_search_index" ON "adventures" USING gin ("search_pieces") WHERE "status" in ('published', 'coming_soon') and "deleted_at" is null;
