ALTER TABLE "mystery_dinner_props" ADD COLUMN "character_id" uuid;--> statement-breakpoint
ALTER TABLE "mystery_dinner_props" ADD COLUMN "course_id" uuid;