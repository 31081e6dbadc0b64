ALTER TABLE "adventure_puzzles" ADD COLUMN "on_fail_effects" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD COLUMN "difficulty" smallint;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD COLUMN "skip_policy" text DEFAULT 'after_hints' NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD COLUMN "skip_after_wrong" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD COLUMN "variant_seed" integer;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD CONSTRAINT "adventure_puzzles_difficulty" CHECK ("adventure_puzzles"."difficulty" between 1 and 5);--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD CONSTRAINT "adventure_puzzles_skip_policy" CHECK ("adventure_puzzles"."skip_policy" in ('never', 'after_hints', 'after_tries', 'any_time'));--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD CONSTRAINT "adventure_puzzles_skip_after_wrong" CHECK ("adventure_puzzles"."skip_after_wrong" >= 1);