CREATE INDEX "adventures_best_rated_index" ON "adventures" USING btree ("kind","average_rating" DESC NULLS LAST,"created_at" DESC NULLS LAST) WHERE "adventures"."status" in ('published', 'coming_soon') and "adventures"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "adventures_most_played_index" ON "adventures" USING btree ("kind","total_plays" DESC NULLS LAST,"created_at" DESC NULLS LAST) WHERE "adventures"."status" in ('published', 'coming_soon') and "adventures"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "adventures_price_index" ON "adventures" USING btree ("kind","price_cents","created_at" DESC NULLS LAST) WHERE "adventures"."status" in ('published', 'coming_soon') and "adventures"."deleted_at" is null;--> statement-breakpoint
-- The pieces of a folded text by which any part of a word is found without reading every text: from each letter on up to three
-- letters of the word, and each letter alone. `oeuf` gives `oeu`, `euf`, `uf`, `f`, `o`, `e` and `u`.
CREATE FUNCTION "search_pieces_of"(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (
  SELECT coalesce(array_to_tsvector(array_agg(DISTINCT substr(word, at, size))), ''::tsvector)
  FROM (SELECT DISTINCT unnest(string_to_array($1, ' '))) AS words (word), generate_series(1, length(word)) AS at, unnest(ARRAY[1, 3]) AS size
);--> statement-breakpoint
ALTER TABLE "adventures" ADD COLUMN "search_pieces" tsvector GENERATED ALWAYS AS (search_pieces_of(search_text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "adventures_search_index" ON "adventures" USING gin ("search_pieces") WHERE "status" in ('published', 'coming_soon') and "deleted_at" is null;
