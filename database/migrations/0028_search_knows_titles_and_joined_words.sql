-- What the search looks through has the titles first, for the order of what it finds, and `clockmakers` beside `clockmaker s`. As
-- `searchTextOf` writes it on every save; here without the letters that only other languages than English and French have.
CREATE FUNCTION pg_temp.plain(given text) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  replace(replace(lower(regexp_replace(normalize(replace(given, '’', ''''), NFKD), '[\u0300-\u036f]', '', 'g')), 'œ', 'oe'), 'æ', 'ae');--> statement-breakpoint
CREATE FUNCTION pg_temp.folded(given text) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  trim(regexp_replace(pg_temp.plain(given), '[^a-z0-9]+', ' ', 'g'));--> statement-breakpoint
CREATE FUNCTION pg_temp.joined(given text) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  (SELECT coalesce(string_agg(replace(found[1], '''', ''), ' '), '') FROM regexp_matches(pg_temp.plain(given), '[a-z0-9]+(?:''[a-z0-9]+)+', 'g') AS found);--> statement-breakpoint
UPDATE "adventures" SET "search_text" = trim(concat_ws(' ', pg_temp.folded(titles), pg_temp.joined(titles)) || ' / ' || "search_text" || ' ' || pg_temp.joined(descriptions))
FROM (
  SELECT "id" AS "row", concat_ws(' ', "title", (SELECT string_agg(value ->> 'title', ' ') FROM jsonb_each("translations"))) AS titles,
    concat_ws(' ', "description", (SELECT string_agg(value ->> 'description', ' ') FROM jsonb_each("translations"))) AS descriptions
  FROM "adventures"
) AS words WHERE "row" = "id" AND position(' / ' IN "search_text") = 0;
