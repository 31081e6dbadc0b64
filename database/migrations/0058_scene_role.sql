ALTER TABLE "adventure_scenes" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "adventure_scenes" ADD CONSTRAINT "adventure_scenes_role" CHECK ("adventure_scenes"."role" in ('a', 'b'));