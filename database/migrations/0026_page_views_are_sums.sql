-- A row for each visitor becomes one for each page, and `*` for the whole site
CREATE TEMPORARY TABLE "page_view_sums" ON COMMIT DROP AS
  SELECT "day", "path", "language", sum("views")::integer AS "views", count(*)::integer AS "visitors", max("adventure_id"::text)::uuid AS "adventure_id"
  FROM "page_views" GROUP BY "day", "path", "language"
  UNION ALL
  SELECT "day", '*', "language", sum("views")::integer, count(DISTINCT "visitor")::integer, NULL
  FROM "page_views" GROUP BY "day", "language";--> statement-breakpoint
TRUNCATE "page_views";--> statement-breakpoint
ALTER TABLE "page_views" DROP CONSTRAINT "page_views_day_path_language_visitor_pk";--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_day_path_language_pk" PRIMARY KEY("day","path","language");--> statement-breakpoint
ALTER TABLE "page_views" ADD COLUMN "visitors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_views" DROP COLUMN "visitor";--> statement-breakpoint
INSERT INTO "page_views" ("day", "path", "language", "views", "visitors", "adventure_id")
  SELECT "day", "path", "language", "views", "visitors", "adventure_id" FROM "page_view_sums";
