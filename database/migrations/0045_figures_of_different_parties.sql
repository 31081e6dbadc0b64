DROP INDEX "reports_one_a_person";--> statement-breakpoint
ALTER TABLE "wrong_answers" ADD COLUMN "parties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_a_person" ON "reports" USING btree ("kind","subject_id","reporter_key") WHERE "reports"."closed_at" is null;--> statement-breakpoint
-- Three plays of one person were enough before; which people they were of is not known
UPDATE "wrong_answers" SET "answer" = NULL;--> statement-breakpoint
-- A person's first download of a kit is a play
INSERT INTO "play_days" ("edition_id", "day", "plays")
SELECT "edition_id", ("created_at" at time zone 'America/Toronto')::date, count(*)::int FROM "kit_downloads" GROUP BY 1, 2
ON CONFLICT ("edition_id", "day") DO UPDATE SET "plays" = "play_days"."plays" + excluded."plays";
