ALTER TABLE "place_figures" DROP CONSTRAINT "place_figures_kind";--> statement-breakpoint
ALTER TABLE "place_figures" ADD CONSTRAINT "place_figures_kind" CHECK ("place_figures"."kind" in ('scene', 'puzzle', 'hotspot', 'ending'));--> statement-breakpoint
-- Finished runs are counted anew with the next daily count, now with their endings
UPDATE "run_figures" SET "version" = 0 FROM "runs" WHERE "runs"."id" = "run_figures"."run_id" AND "runs"."status" = 'finished';
